import { createHmac, timingSafeEqual } from "node:crypto";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { findPage } from "../pages/find-page.ts";
import type { PageRow } from "../pages/page-store.ts";

const HOURS = 24;

type Which = Pick<PageRow, "churchId" | "id">;

/** Returns a link that shows the draft of a page to anybody who has the link, for 24 hours. */
export async function sharePreview(
  content: Content,
  id: string,
  caller: Caller,
): Promise<{ url: string; expiresAt: string }> {
  const page = await findPage(content, id, caller);
  const card = await content.navigation.card(caller.churchId);
  const until = content.now().getTime() + HOURS * 3_600_000;
  const path = page.url === "/" ? "" : page.url;
  const key = `${until.toString(36)}.${signature(content, page, until)}`;
  const url = `${content.appUrls.site}/${card?.subDomain ?? ""}${path}?preview=${key}`;
  return { url, expiresAt: new Date(until).toISOString() };
}

/** Returns whether a preview key is valid for this page and has not expired. */
export function isPreviewKey(content: Pick<Content, "secret" | "now">, page: Which, key: string): boolean {
  const [written = "", shown = ""] = key.split(".");
  const until = Number.parseInt(written, 36);
  if (!(until > content.now().getTime())) return false;
  const [right, given] = [Buffer.from(signature(content, page, until)), Buffer.from(shown)];
  return right.length === given.length && timingSafeEqual(right, given);
}

/** An HMAC with the server's secret, so that preview keys need not be stored. */
const signature = ({ secret }: Pick<Content, "secret">, { churchId, id }: Which, until: number): string =>
  createHmac("sha256", secret).update(`page preview ${churchId} ${id} ${until}`).digest("base64url");
