import { createHmac } from "node:crypto";
import { z } from "zod";
import { openSigning } from "../../../platform/identity/signed-text.ts";
import type { Recurring } from "../recurring.ts";
import type { manageLinkStore } from "./manage-link-store.ts";

/** The content of a link's token. It is signed but not encrypted, because it contains no secret. */
const Claims = z.object({
  church: z.string(),
  gift: z.string(),
  /** Must equal the subscription's current generation; revoking links increments that. */
  generation: z.int(),
  /** A hash of the recipient's address, so that old links stop working when the donor changes their address. */
  to: z.string(),
  /** Unix time in seconds. */
  until: z.int(),
});
export type ManageClaims = z.output<typeof Claims>;

interface ManageLinkTarget {
  churchId: string;
  subscriptionId: string;
  email: string;
}

/** Longer than a year, so that the link in the receipt of a yearly gift works until the next receipt. */
const LINK_LIFETIME_SECONDS = 400 * 86_400;

/** Returns the link, for an email to this address, where its reader can change or end the recurring gift. */
export async function manageUrl(
  context: Pick<Recurring, "appUrls" | "now" | "secret">,
  links: ReturnType<typeof manageLinkStore>,
  { churchId, subscriptionId, email }: ManageLinkTarget,
): Promise<string> {
  const token = signingOf(context).sign({
    church: churchId,
    gift: subscriptionId,
    generation: await links.generationOf(churchId, subscriptionId),
    to: recipientHash(context, email),
    until: Math.floor(context.now().getTime() / 1000) + LINK_LIFETIME_SECONDS,
  } satisfies ManageClaims);
  return `${context.appUrls.portal}/giving/manage?token=${encodeURIComponent(token)}`;
}

/** Returns the claims of a token that we signed and that has not expired; null for anything else. */
export function readManageToken(context: Pick<Recurring, "now" | "secret">, token: string): ManageClaims | null {
  const claims = Claims.safeParse(signingOf(context).read(token)).data;
  return claims && claims.until * 1000 > context.now().getTime() ? claims : null;
}

export const recipientHash = ({ secret }: Pick<Recurring, "secret">, email: string): string =>
  createHmac("sha256", secret).update(`mailbox ${email.toLowerCase()}`).digest("base64url").slice(0, 16);

/** Uses a key of its own, so that no other signed token is accepted as a link, nor a link as another token. */
const signingOf = ({ secret }: Pick<Recurring, "secret">) =>
  openSigning(createHmac("sha256", secret).update("manage-links").digest("base64url"));
