// After everything else, so that it takes nothing from the page, and not where the visitor asks to save data: the worker
// keeps 100 KB. Trusted Types allow this policy and no other.
addEventListener('load', async () => {
  if (navigator.connection?.saveData) return;
  const script = '/sw.js';
  const trusted = self.trustedTypes?.createPolicy('sw', { createScriptURL: () => script });
  try {
    await navigator.serviceWorker.register(trusted ? trusted.createScriptURL(script) : script);
  } catch {
    // Private windows and old browsers have none: the site works without.
  }
});
