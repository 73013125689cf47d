import { createHmac, timingSafeEqual } from "node:crypto";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { findPage } from "../pages/find-page.ts";
import type { PageRow } from "../pages/page-store.ts";

const LIFETIME_HOURS = 24;

type PageKey = Pick<PageRow, "churchId" | "id">;

/** Returns a link that shows the draft of a page to anybody who has the link, for 24 hours. */
export async function sharePreview(
  content: Content,
  id: string,
  caller: Caller,
): Promise<{ url: string; expiresAt: string }> {
  const page = await findPage(content, id, caller);
  const card = await content.navigation.card(caller.churchId);
  const expiresAt = content.now().getTime() + LIFETIME_HOURS * 3_600_000;
  const path = page.url === "/" ? "" : page.url;
  const key = `${expiresAt.toString(36)}.${signature(content, page, expiresAt)}`;
  const url = `${content.appUrls.site}/${card?.subDomain ?? ""}${path}?preview=${key}`;
  return { url, expiresAt: new Date(expiresAt).toISOString() };
}

/** Returns whether a preview key is valid for this page and has not expired. */
export function isPreviewKey(content: Pick<Content, "secret" | "now">, page: PageKey, key: string): boolean {
  const [expiryText = "", givenSignature = ""] = key.split(".");
  const expiresAt = Number.parseInt(expiryText, 36);
  if (!(expiresAt > content.now().getTime())) return false;
  const [right, given] = [Buffer.from(signature(content, page, expiresAt)), Buffer.from(givenSignature)];
  return right.length === given.length && timingSafeEqual(right, given);
}

/** An HMAC with the server's secret, so that preview keys need not be stored. */
const signature = ({ secret }: Pick<Content, "secret">, { churchId, id }: PageKey, expiresAt: number): string =>
  createHmac("sha256", secret).update(`page preview ${churchId} ${id} ${expiresAt}`).digest("base64url");
