import { serviceWorkerAddress, trustedTypesPolicy } from '#navigation/serviceWorker.ts';

/** A second after the page has loaded, to delay nothing. Not for visitors who save data: the worker stores 100 KB. */
export function registerServiceWorker(): void {
  const register = () => {
    const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData: boolean } };
    if (connection?.saveData) return;
    serviceWorker?.register(trusted(serviceWorkerAddress)).catch(() => {});
  };
  addEventListener('load', () => setTimeout(register, 1000));
}

/** The page's security policy allows this Trusted Types policy. */
function trusted(url: string): string {
  const { trustedTypes } = window;
  return (
    trustedTypes?.createPolicy(trustedTypesPolicy, { createScriptURL: () => url }).createScriptURL(url) ?? url
  );
}
