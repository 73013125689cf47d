import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";

/** HMRC's schedule has this many rows, so a claim has at most this many donations. */
export const MAX_GIFT_AID_ROWS = 1000;

/** Donations, and the tax on them: a quarter of what was given, because it was given from income taxed at 20 percent. */
const ClaimSums = z.object({
  donations: z.int(),
  amount: Dollars,
  tax: Dollars,
  /** What was claimed before and has been returned since, and the tax on it, which HMRC subtracts. */
  takenBack: Dollars,
  taxTakenBack: Dollars,
});
export type GiftAidSums = z.output<typeof ClaimSums>;

export const GiftAidClaim = z.extend(ClaimSums, {
  id: z.string(),
  number: z.int(),
  /** The first and last day of its donations. */
  from: z.string(),
  to: z.string(),
  madeBy: z.nullable(z.string()),
  madeAt: z.string(),
});
export type GiftAidClaim = z.output<typeof GiftAidClaim>;

const Claims = z.object({
  offered: z.boolean(),
  /** What the next claim has. */
  next: ClaimSums,
  /** What can be claimed as soon as that is done, because it has too many rows for one claim. */
  later: z.int(),
  /** People whose declaration is in force. */
  donors: z.int(),
  /** Newest first. */
  claims: z.array(GiftAidClaim),
});
export type GiftAidClaims = z.output<typeof Claims>;

export const readGiftAidClaims = endpoint({
  api: "giving",
  method: "GET",
  path: "/gift-aid/claims",
  summary: "Read what Gift Aid can be claimed on, and the claims that were made",
  answer: Claims,
});

export const makeGiftAidClaim = endpoint({
  api: "giving",
  method: "POST",
  path: "/gift-aid/claims",
  summary: "Claim Gift Aid on all donations that can be claimed",
  answer: Claims,
});

export const downloadGiftAidClaim = endpoint({
  api: "giving",
  method: "GET",
  path: "/gift-aid/claims/:id/file",
  summary: "Download the donations of a claim as CSV, with the columns of HMRC's schedule",
  params: z.object({ id: Id }),
  answer: z.unknown(),
  format: "csv",
});
