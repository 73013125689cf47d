/** Where this script came from: its API and its frames are there too. */
export const SANDBOX = new URL(
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href,
).origin;
