/** The origin of this script, which also has the API and the frames. */
export const SANDBOX = new URL(
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href,
).origin;
