import type { Message } from "@offertory/contract";
import { localDay } from "@offertory/i18n";

export interface Day {
  /** yyyy-mm-dd in the user's time zone. */
  day: string;
  messages: Message[];
}

/** Returns the day of a time in the user's time zone. */
export const dayOf = (time: string | number): string => localDay(new Date(time));

/** Groups sorted messages by the day on which they were sent. */
export function groupByDay(messages: readonly Message[]): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const day = dayOf(message.timeSent);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

export const daysBetween = (day: string, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
