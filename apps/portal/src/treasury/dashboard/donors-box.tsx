import type { DashboardRange, GivingDashboard } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";

interface DonorsBoxProps {
  donors: GivingDashboard["donors"];
  range: DashboardRange;
}

/** Counts donors, first-time donors and lapsed donors, with an explanation of each. */
export function DonorsBox({ donors: { count, fresh, lapsed }, range }: DonorsBoxProps) {
  const t = useT();
  const { number } = useFormats();
  const lapsedHint = t(range === "year" ? "dashboard:donors.lapsedHintYear" : "dashboard:donors.lapsedHintMonths");
  const figures = [
    { label: t("dashboard:donors.gave"), value: count, hint: t("dashboard:donors.named") },
    ...(fresh === null
      ? []
      : [{ label: t("dashboard:donors.fresh"), value: fresh, hint: t("dashboard:donors.freshHint") }]),
    ...(lapsed === null ? [] : [{ label: t("dashboard:donors.lapsed"), value: lapsed, hint: lapsedHint }]),
  ];
  return (
    <DisplayBox title={t("dashboard:donors.box")}>
      <dl className="flex flex-col gap-4">
        {figures.map(({ label, value, hint }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
            <dt className="font-medium">{label}</dt>
            <dd className="tabular text-xl font-semibold">{number(value)}</dd>
            <dd className="col-span-2 text-sm text-pretty text-ink-soft">{hint}</dd>
          </div>
        ))}
      </dl>
      {fresh === null && <p className="mt-4 text-sm text-ink-soft">{t("dashboard:donors.all")}</p>}
    </DisplayBox>
  );
}
