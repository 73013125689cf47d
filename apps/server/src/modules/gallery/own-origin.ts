import type { Gallery } from "./gallery.ts";

const LOCALHOST = /^(?:[a-z0-9-]+\.)*(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/**
 * Returns our origin as the client addressed it: that of the app whose host was requested, because an app's pages may
 * only call their own origin. An unknown host is never echoed; the portal's URL is returned instead.
 */
export function ownOrigin({ appUrls, isDemo }: Pick<Gallery, "appUrls" | "isDemo">, host = ""): string {
  const requestedHost = host.toLowerCase();
  const own = Object.values(appUrls).find((url) => new URL(url).host === requestedHost);
  if (own) return own;
  return isDemo && LOCALHOST.test(requestedHost) ? `http://${requestedHost}` : appUrls.portal;
}
