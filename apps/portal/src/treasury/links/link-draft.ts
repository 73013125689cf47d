import { type Cents, FREQUENCY_NAMES, type Frequency, MIN_GIFT } from "@offertory/contract";
import { type Language, readAmount, writeLinkAmount } from "@offertory/i18n";

/** What a link to the donation page is to say; empty is left to the donor. */
export interface LinkDraft {
  fundId: string;
  amount: string;
  /** Empty: the donor chooses. */
  frequency: Frequency | "";
}

export const EMPTY_LINK: LinkDraft = { fundId: "", amount: "", frequency: "" };
export const LINK_FREQUENCIES = FREQUENCY_NAMES;

/** The most that the donation page takes from a link. */
const MAX_GIFT: Cents = 999_999_99;

/** The amount of a link in cents: null where none is wanted, "wrong" where it could not be given. */
export function amountOf(language: Language, { amount }: Pick<LinkDraft, "amount">): Cents | null | "wrong" {
  if (amount.trim() === "") return null;
  const cents = readAmount(language, amount);
  return cents === null || cents < MIN_GIFT || cents > MAX_GIFT ? "wrong" : cents;
}

/** Where a church's donation page is: by its path, which works on every host. */
export const pageOf = (site: string, subDomain: string): string =>
  `${site.replace(/\/$/, "")}/${encodeURIComponent(subDomain)}/give`;

export function linkOf(language: Language, page: string, draft: LinkDraft): string {
  const amount = amountOf(language, draft);
  const query = new URLSearchParams({
    ...(draft.fundId && { fundId: draft.fundId }),
    ...(typeof amount === "number" && { amount: writeLinkAmount(amount) }),
    ...(draft.frequency && { frequency: draft.frequency }),
  }).toString();
  return query ? `${page}?${query}` : page;
}

/** As people type an address. */
export const spokenAddress = (page: string): string => page.replace(/^https?:\/\//, "");
