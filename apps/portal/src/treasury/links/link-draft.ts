import { type Cents, FREQUENCY_NAMES, readCampaign, type Frequency, MAX_GIFT } from "@offertory/contract";
import { type Language, minGift, readAmount, writeLinkAmount } from "@offertory/i18n";

/** The preset values of a donation link; the donor chooses those left empty. */
export interface LinkDraft {
  fundId: string;
  amount: string;
  /** Empty if the donor chooses. */
  frequency: Frequency | "";
  /** A name that the donations through this link keep. */
  campaign: string;
}

export const EMPTY_LINK: LinkDraft = { fundId: "", amount: "", frequency: "", campaign: "" };
export const LINK_FREQUENCIES = FREQUENCY_NAMES;

/** Returns the amount of a link in cents: null if the field is empty, "wrong" if the amount is invalid. */
export function amountOf(language: Language, { amount }: Pick<LinkDraft, "amount">): Cents | null | "wrong" {
  if (amount.trim() === "") return null;
  const cents = readAmount(language, amount);
  return cents === null || cents < minGift() || cents > MAX_GIFT ? "wrong" : cents;
}

/** Whether a campaign is typed that a link cannot carry. */
export const isCampaignWrong = ({ campaign }: Pick<LinkDraft, "campaign">): boolean =>
  campaign.trim() !== "" && readCampaign(campaign) === null;

/** Returns the URL of a church's donation page. It uses the path, because that works on every host. */
export const pageOf = (site: string, subDomain: string): string =>
  `${site.replace(/\/$/, "")}/${encodeURIComponent(subDomain)}/give`;

/** Returns the preset values as the donation page reads them, without those that are left to the donor. */
export function linkParameters(
  language: Language,
  draft: LinkDraft,
): Partial<Record<"fundId" | "amount" | "frequency" | "campaign", string>> {
  const amount = amountOf(language, draft);
  const campaign = readCampaign(draft.campaign);
  return {
    ...(draft.fundId && { fundId: draft.fundId }),
    ...(typeof amount === "number" && { amount: writeLinkAmount(amount) }),
    ...(draft.frequency && { frequency: draft.frequency }),
    ...(campaign && { campaign }),
  };
}

export function linkOf(language: Language, page: string, draft: LinkDraft): string {
  const query = new URLSearchParams(linkParameters(language, draft)).toString();
  return query ? `${page}?${query}` : page;
}

/** Returns a URL without its scheme, as people type it. */
export const addressWithoutScheme = (page: string): string => page.replace(/^https?:\/\//, "");
