import type { ChurchRecurring } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import type { ReactNode } from "react";
import { methodText } from "../donations/donation-labels.ts";
import { DonorLink } from "../donors/donor-link.tsx";
import { useMoney } from "../use-money.ts";
import { useShortDate } from "../use-short-date.ts";
import { PlanNotes } from "./plan-notes.tsx";
import { TroubleNotes } from "./trouble-notes.tsx";

/** The donor and since when they give; narrow screens show the other details below. */
export function DonorCell({ gift, action }: { gift: ChurchRecurring; action?: ReactNode }) {
  const t = useT();
  const date = useShortDate();
  const { person, since, nextDay, trouble, state } = gift;
  return (
    <div className="py-1.5">
      <DonorLink donor={person} className="font-medium wrap-anywhere hover:underline" />
      <span className="block text-xs text-ink-soft">{t("treasury:recurring.since", { date: date(since) })}</span>
      {nextDay && state === "active" && (
        <span className="block text-xs text-ink-soft sm:hidden">
          {`${t("treasury:recurring.next")} · ${date(nextDay)}`}
          <PlanNotes plan={gift} />
        </span>
      )}
      <span className="block text-xs text-ink-soft md:hidden">{methodText(t, gift)}</span>
      {trouble && state === "failing" && (
        <div className="md:hidden">
          <TroubleNotes trouble={trouble} goesOn />
        </div>
      )}
      {action && <div className="mt-2 sm:hidden">{action}</div>}
    </div>
  );
}

/** The name of a single fund, or several funds with their amounts. */
export function FundsCell({ funds }: Pick<ChurchRecurring, "funds">) {
  const dollars = useMoney();
  if (funds.length === 1) return funds[0]?.name;
  return (
    <ul className="py-1 text-xs">
      {funds.map(({ id, name, amount }) => (
        <li key={id} className="tabular flex justify-between gap-3">
          <span>{name}</span>
          <span className="text-ink-soft">{dollars(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
