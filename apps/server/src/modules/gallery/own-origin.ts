import type { Gallery } from "./gallery.ts";

const LOCALHOST = /^(?:[a-z0-9-]+\.)*(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/**
 * Where a caller reaches us: at the app whose host was asked, because its pages may speak only to their own origin. A host that
 * is not ours is never repeated to anybody.
 */
export function ownOrigin({ appUrls, isDemo }: Pick<Gallery, "appUrls" | "isDemo">, host = ""): string {
  const asked = host.toLowerCase();
  const own = Object.values(appUrls).find((url) => new URL(url).host === asked);
  if (own) return own;
  return isDemo && LOCALHOST.test(asked) ? `http://${asked}` : appUrls.portal;
}
