import type { T } from "@offertory/i18n/react";
import type { GiftType } from "@offertory/giving-client/pending";

/** Returns the message after a successful gift. */
export function thanksFor(t: T, type: GiftType): string {
  const thanks = t("giving:preview.thanks");
  return type === "recurring" ? t("giving:preview.recurringThanks", { thanks }) : thanks;
}
