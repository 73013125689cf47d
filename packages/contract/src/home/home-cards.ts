import { z } from "zod/mini";
import { Dollars } from "../giving/amounts/dollars.ts";
import { Household } from "../people/household-calls.ts";
import { PersonSummary } from "../people/person.ts";

/** The sum of donations between two days, both included, less refunds and disputes. */
const GivingPeriod = z.object({ from: z.string(), to: z.string(), amount: Dollars, gifts: z.int() });
export type GivingPeriod = z.output<typeof GivingPeriod>;

/** A period until today, and the same days a year earlier. */
const ComparedGiving = z.object({ now: GivingPeriod, before: GivingPeriod });
export type ComparedGiving = z.output<typeof ComparedGiving>;

const card = <Kind extends string, Fields extends z.core.$ZodLooseShape>(kind: Kind, fields: Fields) =>
  z.object({ kind: z.literal(kind), ...fields });

/** A part of the home page. Every kind is contributed by one module, and shown by one component of the portal. */
export const HomeCard = z.discriminatedUnion("kind", [
  /** `week` is compared with the same weekdays 52 weeks earlier, `month` with the same dates a year earlier. */
  card("giving", { week: ComparedGiving, month: ComparedGiving }),
  card("failedRecurring", { count: z.int() }),
  card("openBatches", { count: z.int() }),
  /** Payouts whose transactions have another sum in the ledger. */
  card("unreconciledPayouts", { count: z.int() }),
  /** Forms whose responses the person may read: those of the last seven days, and those in review. */
  card("formResponses", {
    forms: z.array(z.object({ id: z.string(), name: z.string(), recent: z.int(), held: z.int() })),
  }),
  /** The person can give to this church. `last` is their latest donation. */
  card("give", {
    last: z.nullable(z.object({ id: z.string(), day: z.string(), amount: Dollars, funds: z.array(z.string()) })),
  }),
  /** The person's own recurring donations, oldest first. `nextDay` is null while a payment is retried. */
  card("ownRecurring", {
    recurring: z.array(z.object({ id: z.string(), amount: Dollars, nextDay: z.nullable(z.string()) })),
  }),
  /** The next events, with times in the church's time zone. */
  card("nextEvents", {
    events: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        place: z.string(),
        start: z.string(),
        end: z.string(),
        allDay: z.boolean(),
      }),
    ),
  }),
  /** Open tasks that are assigned to the person: how many, and those due first. */
  card("myTasks", {
    count: z.int(),
    tasks: z.array(
      z.object({ id: z.string(), title: z.string(), dueDate: z.nullable(z.string()), isOverdue: z.boolean() }),
    ),
  }),
  /** Private conversations with unread messages: how many messages, and with whom the newest ones are. */
  card("unreadMessages", { count: z.int(), from: z.array(z.string()) }),
  card("people", { all: z.int(), members: z.int(), visitors: z.int(), newest: z.array(PersonSummary) }),
  card("household", { household: Household }),
  /** Next steps of a new church. Each is left out once it is done, and for those who may not do it. */
  card("setUpGiving", {}),
  card("addPeople", {}),
  card("addEvent", {}),
]);
export type HomeCard = z.output<typeof HomeCard>;
export type HomeCardKind = HomeCard["kind"];
export type HomeCardOf<Kind extends HomeCardKind> = Extract<HomeCard, { kind: Kind }>;

/** The cards that the person may see and that have something to show. `failed` names those that could not be read. */
export const Home = z.object({ cards: z.array(HomeCard), failed: z.array(z.string()) });
export type Home = z.output<typeof Home>;
