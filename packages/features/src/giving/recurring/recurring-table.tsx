import { unitsOf } from "@offertory/i18n";
import { type PaymentMethod, type Subscription } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Badge, type Column, DataTable, IconButton, useMediaQuery } from "@offertory/ui";
import { Pencil } from "@offertory/ui/icons.ts";
import { describeRhythm } from "../donate/describe-rhythm.ts";
import { nameAmong } from "../payment-methods/method-name.ts";
import { methodIdOf } from "./subscription-draft.ts";

interface RecurringTableProps {
  subscriptions: readonly Subscription[];
  methods: readonly PaymentMethod[];
  onEdit: (subscription: Subscription) => void;
}

export function RecurringTable({ subscriptions, methods, onEdit }: RecurringTableProps) {
  const t = useT();
  const { money, date } = useFormats();
  // Between the two widths the donation form stands beside it.
  const isNarrow = useMediaQuery("(width < 40rem) or (64rem <= width < 92rem)");

  const method = (subscription: Subscription) => {
    const found = methods.find(({ id }) => id === methodIdOf(subscription));
    return found ? (
      <span className="whitespace-nowrap">{nameAmong(found, methods)}</span>
    ) : (
      <span className="font-medium text-danger">{t("errors:method-not-found")}</span>
    );
  };
  const interval = ({ plan, status }: Subscription) => (
    <>
      <span className="inline-block first-letter:uppercase">{describeRhythm(t, plan)}</span>{" "}
      {status === "past_due" && <Badge tone="warning">{t("giving:recurring.pastDue")}</Badge>}
      {status === "incomplete" && <Badge tone="neutral">{t("giving:recurring.incomplete")}</Badge>}
    </>
  );
  const amount = ({ plan, funds }: Subscription) => (
    <ul className="tabular flex flex-col gap-0.5 py-2">
      {funds.map((fund) => (
        <li key={fund.id} className="text-ink-soft">
          {t("giving:preview.share", { amount: money(unitsOf(fund.amount) ?? 0), fund: fund.name })}
        </li>
      ))}
      <li className="font-semibold">{t("giving:recurring.total", { amount: money(plan.amount) })}</li>
    </ul>
  );
  const nextDay = ({ nextDate, status }: Subscription) =>
    nextDate !== null && status === "active" ? date(nextDate) : null;
  const changes = ({ skippedDate, pausedUntil, endsOn }: Subscription) => (
    <>
      {skippedDate !== null && <Badge tone="info">{t("giving:plan.skippedBadge", { date: date(skippedDate) })}</Badge>}
      {pausedUntil !== null && <Badge tone="info">{t("giving:plan.pausedBadge")}</Badge>}
      {endsOn !== null && (
        <span className="block text-xs text-ink-soft">{t("giving:plan.lastOn", { date: date(endsOn) })}</span>
      )}
    </>
  );
  const start = ({ billing_cycle_anchor: seconds }: Subscription) => date(new Date(seconds * 1000));

  const wide: Column<Subscription>[] = [
    { key: "start", header: t("giving:recurring.startDate"), cell: start },
    { key: "amount", header: t("giving:recurring.amount"), cell: amount },
    { key: "interval", header: t("giving:recurring.interval"), cell: interval },
    {
      key: "next",
      header: t("giving:manage.next"),
      cell: (subscription) => (
        <>
          {nextDay(subscription)}
          {changes(subscription)}
        </>
      ),
    },
    { key: "method", header: t("giving:form.method"), cell: method },
  ];
  const narrow: Column<Subscription>[] = [
    {
      key: "gift",
      header: t("giving:recurring.amount"),
      cell: (subscription) => (
        <div className="py-1">
          {amount(subscription)}
          <p>{interval(subscription)}</p>
          <p>{t("giving:recurring.since", { date: start(subscription) })}</p>
          <p>
            {nextDay(subscription) ? t("giving:recurring.next", { date: nextDay(subscription) }) : null}{" "}
            {changes(subscription)}
          </p>
          <p>{method(subscription)}</p>
        </div>
      ),
    },
  ];
  const edit: Column<Subscription> = {
    key: "edit",
    header: <span className="sr-only">{t("giving:recurring.edit")}</span>,
    align: "end",
    cell: (subscription) => (
      <IconButton
        size="small"
        icon={<Pencil />}
        label={t("giving:recurring.editOne", { amount: money(subscription.plan.amount) })}
        onClick={() => onEdit(subscription)}
      />
    ),
  };
  return (
    <DataTable
      caption={t("giving:recurring.title")}
      columns={[...(isNarrow ? narrow : wide), ...(methods.length > 0 ? [edit] : [])]}
      rows={subscriptions}
      rowKey={({ id }) => id}
    />
  );
}
