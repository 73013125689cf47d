import { useRead } from "@offertory/api-client";
import { can, countChurchRecurring, RECURRING_STATES } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { PageHeader, Tabs } from "@offertory/ui";
import { Repeat } from "@offertory/ui/icons.ts";
import { useSearchParams } from "@offertory/router";
import { OnlyWith } from "@offertory/features/access";
import { useMoney } from "../use-money.ts";
import { RecurringTable } from "./recurring-table.tsx";
import { STATE_LABELS } from "./recurring-labels.ts";

/** The church's recurring gifts, with the failing ones and their retries. */
export function RecurringPage() {
  return (
    <OnlyWith any={[can.viewDonations]}>
      <Recurring />
    </OnlyWith>
  );
}

function Recurring() {
  const t = useT();
  const dollars = useMoney();
  const [url, setUrl] = useSearchParams();
  const counts = useRead(countChurchRecurring, {});
  const state = RECURRING_STATES.find((each) => each === url.get("state")) ?? "active";
  return (
    <>
      <PageHeader icon={<Repeat />} title={t("treasury:recurring.title")} subtitle={t("treasury:recurring.subtitle")} />
      {counts.data && (
        <div className="mb-4">
          <p className="tabular text-lg font-semibold">
            {t("treasury:recurring.monthly", { amount: dollars(counts.data.monthly) })}
          </p>
          <p className="text-xs text-ink-soft">{t("treasury:recurring.monthlyHint")}</p>
        </div>
      )}
      <Tabs
        label={t("treasury:field.state")}
        value={state}
        onChange={(chosen) =>
          setUrl(chosen === "active" ? {} : { state: chosen }, { preventScrollReset: true, replace: true })
        }
        tabs={RECURRING_STATES.map((value) => ({ value, label: t(STATE_LABELS[value]), count: counts.data?.[value] }))}
      >
        {(shown) => <RecurringTable key={shown} state={shown} />}
      </Tabs>
    </>
  );
}
