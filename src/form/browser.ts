import InAppSpy from 'inapp-spy';

const isWebView = (userAgent: string): boolean => InAppSpy({ ua: userAgent }).isInApp;

/** Browsers that some or all of their versions build on the system's web view: Vivo's, Opera Mini and UC on iOS. */
const wholeBrowser = /\b(VivoBrowser|OPR|UCBrowser)\//;

/** True for a browser inside an app, whose menu can open the page in the phone's own browser. */
export const isInsideApp = (userAgent: string = navigator.userAgent): boolean =>
  isWebView(userAgent) && !wholeBrowser.test(userAgent);

/**
 * False in browsers that refuse downloads or break on them: those inside apps (Instagram, Facebook, LinkedIn and other
 * Android WebViews, some of which crash on a `blob:` address: github.com/react-native-webview/react-native-webview/issues/1821)
 * and Firefox on iOS (specification 7.7). Whole browsers on a web view too: it gives them a `blob:` address that they can't
 * fetch, and most learn to save it only after reports (github.com/duckduckgo/Android/issues/1010).
 */
export const canDownload = (userAgent: string = navigator.userAgent): boolean =>
  !isWebView(userAgent) && !/\bFxiOS\//.test(userAgent);

/** True on a laptop, which has a mouse or a touchpad. False on a phone. */
export const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

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
