import type { Form, FormChange } from "@offertory/contract";
import { localDay } from "@offertory/i18n";

/** Changes of the form's settings. Only changed fields are set, so that changes by others are not overwritten. */
export type SettingsDraft = Pick<
  FormChange,
  "name" | "description" | "contentType" | "restricted" | "closesAt" | "thanks" | "confirmationMail" | "notifyPersonIds"
>;

/** Returns the form with the draft's changes applied. */
export const settled = (form: Form, draft: SettingsDraft): Form => ({ ...form, ...dropUndefined(draft) });

const dropUndefined = (draft: SettingsDraft): Partial<Form> =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));

export const isTouched = (draft: SettingsDraft): boolean => Object.keys(draft).length > 0;

/** Returns 23:59:59 of a day in the browser's time zone, because a form is open until the end of its last day. */
export function endOfDay(day: string): string | null {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const end = new Date(year, month - 1, date, 23, 59, 59);
  return day === "" || Number.isNaN(end.getTime()) ? null : end.toISOString();
}

/** Returns the day of a closing time for a date field. */
export const dayOf = (closesAt: string | null): string => (closesAt === null ? "" : localDay(new Date(closesAt)));
