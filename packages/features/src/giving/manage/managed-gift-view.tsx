import { unitsOf } from "@offertory/i18n";
import { type ManagedGift } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button, type Description, DescriptionList, Notice } from "@offertory/ui";
import { CreditCard, Pencil } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { describeRhythm } from "../donate/describe-rhythm.ts";
import { methodName } from "../payment-methods/method-name.ts";
import { planFacts } from "../plan/plan-facts.ts";
import { PlanSection, type PlanSectionProps } from "../plan/plan-section.tsx";
import { GiftChurch } from "./gift-church.tsx";
import { feeOf, totalOf } from "./managed-draft.ts";

interface ManagedGiftViewProps {
  gift: ManagedGift;
  canChangeCard: boolean;
  onChange: () => void;
  onChangeCard: () => void;
  onSchedule: PlanSectionProps["onChange"];
  /** The button that gives once more, and the one that ends the gift. */
  more: ReactNode;
  end: ReactNode;
}

/** The recurring gift with the actions for it. */
export function ManagedGiftView(props: ManagedGiftViewProps) {
  const { gift, canChangeCard, onChange, onChangeCard, onSchedule, more, end } = props;
  const t = useT();
  const { money, date, number } = useFormats();
  const { status, funds, interval, method } = gift;
  const fee = feeOf(gift);
  const isRunning = status === "active" || status === "past_due";

  const items: Description[] = [
    {
      term: t("giving:form.funds"),
      value: (
        <ul className="tabular">
          {funds.map((fund) => (
            <li key={fund.id}>
              {t("giving:preview.share", { amount: money(unitsOf(fund.amount) ?? 0), fund: fund.name })}
            </li>
          ))}
        </ul>
      ),
    },
    ...(fee > 0 ? [{ term: t("giving:preview.fee"), value: <span className="tabular">{money(fee)}</span> }] : []),
    ...(isRunning ? planFacts(t, gift, { date, number }) : []),
    { term: t("giving:form.method"), value: methodName(method) },
  ];

  return (
    <>
      {status === "cancelled" && (
        <Notice tone="info" title={t("giving:manage.endedTitle")}>
          {t("giving:manage.endedBody")}
        </Notice>
      )}
      {status === "past_due" && (
        <Notice tone="warning" title={t("giving:manage.pastDueTitle")}>
          {t("giving:manage.pastDueBody")}
        </Notice>
      )}
      {status === "incomplete" && (
        <Notice tone="warning" title={t("giving:manage.incompleteTitle")}>
          {t("giving:manage.incompleteBody")}
        </Notice>
      )}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="tabular text-3xl font-semibold text-ink">{money(totalOf(gift))}</span>
        <span className="text-ink-soft">{describeRhythm(t, interval)}</span>
      </p>
      <DescriptionList items={items} />
      {status === "active" && <PlanSection plan={gift} onChange={onSchedule} />}
      {isRunning && !canChangeCard && <p className="text-sm text-ink-soft">{t("giving:manage.cardStays")}</p>}
      {status !== "cancelled" && (
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          {isRunning && (
            <Button variant="primary" icon={<Pencil />} onClick={onChange}>
              {t("giving:manage.change")}
            </Button>
          )}
          {isRunning && canChangeCard && (
            <Button icon={<CreditCard />} onClick={onChangeCard}>
              {t("giving:manage.changeCard")}
            </Button>
          )}
          {isRunning && more}
          {end}
        </div>
      )}
      <GiftChurch name={gift.church} letterhead={gift.letterhead} />
    </>
  );
}
