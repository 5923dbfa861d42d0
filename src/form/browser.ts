import InAppSpy from 'inapp-spy';

/** True for a browser inside an app, whose menu can open the page in the phone's own browser. */
export const isInsideApp = (userAgent: string = navigator.userAgent): boolean =>
  InAppSpy({ ua: userAgent }).isInApp;

/**
 * False in browsers that refuse downloads or break on them: those inside apps (Instagram, Facebook, LinkedIn and other
 * Android WebViews, some of which crash on a `blob:` address: github.com/react-native-webview/react-native-webview/issues/1821)
 * and Firefox on iOS (specification 7.7).
 */
export const canDownload = (userAgent: string = navigator.userAgent): boolean =>
  !isInsideApp(userAgent) && !/\bFxiOS\//.test(userAgent);

/** True on a laptop, which has a mouse or a touchpad. False on a phone. */
export const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** What the panel after the hand-off says differently from browser to browser. */
export type Device = { insideApp: boolean; downloads: boolean; mouse: boolean };

export const thisDevice = (): Device => ({
  insideApp: isInsideApp(),
  downloads: canDownload(),
  mouse: hasMouse(),
});

/** True where the device can share this very file. Some browsers throw an error instead of returning false. */
export function canShareFile(file: File): boolean {
  try {
    return navigator.canShare?.({ files: [file] }) ?? false;
  } catch {
    return false;
  }
}
