import { addEvent, type EventDraft, type UserChurch } from "@offertory/contract";
import { addDays } from "@offertory/contract/calendar/local-time";
import { tokenOf, type DemoCall } from "./demo-caller.ts";

/** Returns the latest date on or before `day` that falls on `weekday`, where 0 is Sunday. */
const lastWeekday = (day: string, weekday: number): string =>
  addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() - weekday + 7) % 7));

const timed = (day: string, from: string, to: string) => ({ start: `${day}T${from}`, end: `${day}T${to}` });

function demoEvents(today: string): EventDraft[] {
  const sunday = addDays(lastWeekday(today, 0), -28);
  const nextSunday = addDays(lastWeekday(today, 0), 7);
  const saturday = addDays(lastWeekday(today, 6), 14);
  const camp = addDays(lastWeekday(today, 5), 35);
  return [
    {
      title: "Sunday service",
      place: "Main hall",
      description: "Worship for all ages, with coffee afterwards. Children's church begins after the second song.",
      ...timed(sunday, "10:00", "11:30"),
      recurrenceRule: "FREQ=WEEKLY;BYDAY=SU",
    },
    {
      title: "Prayer evening",
      place: "Chapel",
      ...timed(lastWeekday(today, 3), "19:30", "20:30"),
      recurrenceRule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE",
    },
    {
      title: "Youth night",
      place: "Youth room",
      ...timed(lastWeekday(today, 5), "19:00", "21:30"),
      recurrenceRule: "FREQ=WEEKLY;BYDAY=FR",
      exceptionDates: [`${addDays(lastWeekday(today, 5), 14)}T19:00`],
    },
    {
      title: "Shared lunch",
      place: "Fellowship hall",
      description: "Bring something to share.",
      ...timed(nextSunday, "12:00", "14:00"),
      recurrenceRule: "FREQ=MONTHLY;BYDAY=1SU",
    },
    {
      title: "Elders' meeting",
      place: "Office",
      ...timed(lastWeekday(today, 2), "18:30", "20:00"),
      recurrenceRule: "FREQ=MONTHLY;BYDAY=2TU",
      visibility: "church",
    },
    { title: "Clean-up day", place: "Around the church", ...timed(saturday, "09:00", "13:00") },
    { title: "Church retreat", place: "Clear Lake", start: camp, end: addDays(camp, 2), allDay: true },
  ];
}

/** Adds weekly, biweekly and monthly events, a single event, and an event of several whole days. */
export async function addEvents(call: DemoCall, church: UserChurch, now: Date): Promise<void> {
  const token = tokenOf(church, "ContentApi");
  for (const body of demoEvents(now.toISOString().slice(0, 10))) await call(addEvent, token, { body });
}
