import { refusal } from "../../platform/errors/refusal.ts";

/** The church is not in the United Kingdom, or its gifts are not in pounds. */
export const GiftAidNotOffered = refusal("missing", "gift-aid-not-offered");
export const GiftAidNameMissing = refusal("invalid", "gift-aid-name-missing");
export const GiftAidHouseMissing = refusal("invalid", "gift-aid-house-missing");
export const GiftAidPostcodeInvalid = refusal("invalid", "gift-aid-postcode-invalid");

/** A day is after today, or the declaration would cover gifts of more than four years before it. */
export const GiftAidDaysInvalid = refusal("invalid", "gift-aid-days-invalid");

/** The donor was shown another text than the current one. */
export const GiftAidWordingOld = refusal("conflict", "gift-aid-wording-old");
export const NoDeclaration = refusal("missing", "gift-aid-no-declaration");
export const NothingToClaim = refusal("conflict", "gift-aid-nothing-to-claim");
export const ClaimNotFound = refusal("missing", "gift-aid-claim-not-found");
