import { createHmac } from "node:crypto";
import { z } from "zod";
import { openSigning } from "../../../platform/identity/signed-text.ts";
import type { Recurring } from "../recurring.ts";
import type { manageLinkStore } from "./manage-link-store.ts";

/** What a link is good for. It is signed and not hidden: nothing in it is a secret. */
const Claims = z.object({
  church: z.string(),
  gift: z.string(),
  /** Links of an earlier one no longer hold. */
  generation: z.int(),
  /** The mailbox it was sent to, as a hash: when the donor moves to another, what lies in the old one is void. */
  to: z.string(),
  /** Seconds. */
  until: z.int(),
});
export type ManageClaims = z.output<typeof Claims>;

interface Wish {
  churchId: string;
  subscriptionId: string;
  email: string;
}

/** Longer than a year, so that the receipt of a yearly gift is good until the next one. */
const LIFE_SECONDS = 400 * 86_400;

/** The page on which a recurring gift is changed or ended by whoever holds the email, for an email to this address. */
export async function manageUrl(
  context: Pick<Recurring, "appUrls" | "now" | "secret">,
  links: ReturnType<typeof manageLinkStore>,
  { churchId, subscriptionId, email }: Wish,
): Promise<string> {
  const token = signingOf(context).sign({
    church: churchId,
    gift: subscriptionId,
    generation: await links.generationOf(churchId, subscriptionId),
    to: mailboxOf(context, email),
    until: Math.floor(context.now().getTime() / 1000) + LIFE_SECONDS,
  } satisfies ManageClaims);
  return `${context.appUrls.portal}/giving/manage?token=${encodeURIComponent(token)}`;
}

/** What we signed, while it lasts; null for any other text. */
export function readManageToken(context: Pick<Recurring, "now" | "secret">, token: string): ManageClaims | null {
  const claims = Claims.safeParse(signingOf(context).read(token)).data;
  return claims && claims.until * 1000 > context.now().getTime() ? claims : null;
}

export const mailboxOf = ({ secret }: Pick<Recurring, "secret">, email: string): string =>
  createHmac("sha256", secret).update(`mailbox ${email.toLowerCase()}`).digest("base64url").slice(0, 16);

/** A key of its own: no token of another kind is ever a link, nor the other way round. */
const signingOf = ({ secret }: Pick<Recurring, "secret">) =>
  openSigning(createHmac("sha256", secret).update("manage-links").digest("base64url"));
