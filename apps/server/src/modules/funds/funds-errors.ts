import { refusal } from "../../platform/errors/refusal.ts";

export const FundNotFound = refusal("missing", "fund-not-found");
export const FundNameBlank = refusal("invalid", "fund-name-blank");
export const FundNameTaken = refusal("conflict", "fund-name-taken");
