import { everyone, type HomeCardSource } from "../../../platform/home-cards/home-card-source.ts";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import { maySeeDonationsOfOthers, seeChurchDonations, seeOwnDonations } from "../../donations/index.ts";
import type { Recurring } from "../recurring.ts";

const SHOWN = 3;

/** The church's failing recurring donations, and the caller's own recurring donations. */
export const recurringCards = (context: Pick<Recurring, "churchRecurring" | "subscriptions">): HomeCardSource[] => [
  {
    kind: "failedRecurring",
    allow: maySeeDonationsOfOthers,
    async read(caller) {
      const { failing: count } = await context.churchRecurring.counts(seeChurchDonations(caller));
      return count > 0 ? { kind: "failedRecurring", count } : null;
    },
  },
  {
    kind: "ownRecurring",
    allow: everyone,
    async read(caller) {
      const decimal = decimalsOf(caller.churchId);
      const own = await context.subscriptions.listOf(seeOwnDonations(caller));
      if (own.length === 0) return null;
      return {
        kind: "ownRecurring",
        recurring: own.slice(0, SHOWN).map(({ id, amount, status, dueOn }) => ({
          id,
          amount: decimal(amount),
          nextDay: status === "active" ? dueOn : null,
        })),
      };
    },
  },
];
