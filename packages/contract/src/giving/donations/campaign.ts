/** The longest name of a campaign. */
export const MAX_CAMPAIGN_LENGTH = 60;

/** Letters, digits, spaces, hyphens, periods and underscores: what a link carries legibly. */
const CAMPAIGN = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u;

/** Returns the campaign of a link, or null if there is none or the name is invalid. */
export function readCampaign(text: string): string | null {
  const campaign = text.trim();
  return campaign.length <= MAX_CAMPAIGN_LENGTH && CAMPAIGN.test(campaign) ? campaign : null;
}
