import { findCardDecline, UNEXPLAINED_DECLINE } from "./card-decline.ts";

interface Failed {
  status: string;
  failure: string;
  failureCode: string;
}

const { code, reason } = UNEXPLAINED_DECLINE;

/** Guests do not learn why a card was declined, because the reason helps card testing. */
export const hideReason = <Gift extends Failed>(gift: Gift, declined: Gift["status"]): Gift => ({
  ...gift,
  failure: reason,
  failureCode: gift.status === declined ? code : "",
});

/** The same for a gift whose challenge of the bank failed: the donor took part in that, so its reason stays. */
export const hideDecline = <Gift extends Failed>(gift: Gift): Gift =>
  findCardDecline(gift.failureCode) ? hideReason(gift, gift.status) : gift;
