import type { ChurchRecurring } from "@offertory/contract";
import type { Recurring } from "../recurring.ts";
import { plainReason } from "../../payments/index.ts";
import type { SeenChurch } from "../../donations/index.ts";
import type { ChurchRecurringRow } from "./church-recurring-store.ts";

type Trouble = NonNullable<ChurchRecurring["trouble"]>;

/** An upper limit: no provider tries one payment more often than this. */
const MAX_TRIES = 12;

/** The `about` values of the emails about a payment: one for each failed try, and one for the end of the gift. */
const emailsOf = (intentId: string): string[] => [
  ...Array.from({ length: MAX_TRIES }, (_, number) => `${intentId} ${number}`),
  `${intentId} end`,
];

/** Returns the reason, the number of tries and the emails sent for each recurring gift with failed tries. */
export async function findTroubles(
  { churchRecurring }: Pick<Recurring, "churchRecurring">,
  church: SeenChurch,
  rows: readonly ChurchRecurringRow[],
): Promise<Map<string, Trouble>> {
  const troubled = rows.filter(({ tries }) => tries > 0);
  if (troubled.length === 0) return new Map();
  const unpaid = await churchRecurring.unpaid(
    church,
    troubled.map(({ id }) => id),
  );
  const sentEmails = await churchRecurring.emailsAbout(
    church,
    unpaid.flatMap(({ id }) => emailsOf(id)),
  );
  return new Map(
    troubled.map((row) => {
      // Our own scheduler makes a new payment for every try; a provider tries the same payment again.
      const payments = unpaid
        .filter(({ scheduleId }) => scheduleId === row.id)
        .slice(0, row.scheduleOwner === "us" ? row.tries : 1);
      const names = new Set(payments.flatMap(({ id }) => emailsOf(id)));
      const mails = sentEmails.filter(({ about }) => names.has(about)).map(({ writtenAt }) => writtenAt.getTime());
      const [newest] = payments;
      return [
        row.id,
        {
          reason: newest ? plainReason(newest) : "unknown",
          tries: row.tries,
          mails: mails.length,
          lastMailAt: mails.length > 0 ? new Date(Math.max(...mails)).toISOString() : null,
          nextTry: row.nextTry,
        },
      ];
    }),
  );
}
