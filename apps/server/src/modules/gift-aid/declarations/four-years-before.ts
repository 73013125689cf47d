import { GIFT_AID_YEARS } from "@offertory/contract";

/** Returns the first day that a declaration of this day can cover. Four years before a February 29 there is one, too. */
export const fourYearsBefore = (day: string): string => `${Number(day.slice(0, 4)) - GIFT_AID_YEARS}${day.slice(4)}`;
