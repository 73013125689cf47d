import type { Form, FormChange } from "@offertory/contract";
import { localDay } from "@offertory/i18n";

/** What is set up besides the questions. Only what was touched is in it, so that others' changes stay. */
export type SettingsDraft = Pick<
  FormChange,
  "name" | "description" | "contentType" | "restricted" | "closesAt" | "thanks" | "confirmationMail" | "notifyPersonIds"
>;

/** The form as it would be. */
export const settled = (form: Form, draft: SettingsDraft): Form => ({ ...form, ...dropUndefined(draft) });

const dropUndefined = (draft: SettingsDraft): Partial<Form> =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));

export const isTouched = (draft: SettingsDraft): boolean => Object.keys(draft).length > 0;

/** The last moment of a day, as this browser's clock has it: a form is open until the day is over. */
export function endOfDay(day: string): string | null {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const end = new Date(year, month - 1, date, 23, 59, 59);
  return day === "" || Number.isNaN(end.getTime()) ? null : end.toISOString();
}

/** The day that a closing time falls on, for a field. */
export const dayOf = (closesAt: string | null): string => (closesAt === null ? "" : localDay(new Date(closesAt)));
