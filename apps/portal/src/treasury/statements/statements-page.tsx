import { useRead, useSession } from "@offertory/api-client";
import { can, readStatementYear } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button, EmptyState, PageHeader, SelectField, Skeleton } from "@offertory/ui";
import { FileText, Pencil } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useSearchParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { useMoney } from "../use-money.ts";
import { DonorsBox } from "./donors-box.tsx";
import { MailingBox } from "./mailing-box.tsx";
import { PrintBox } from "./print-box.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { readYear, yearsToChoose } from "./statement-years.ts";
import { TotalsBox } from "./totals-box.tsx";

/** The giving statements of all donors: emailed, printed, and previewed one by one. */
export function StatementsPage() {
  return (
    <OnlyWith any={[can.viewDonations]}>
      <Statements />
    </OnlyWith>
  );
}

function Statements() {
  const t = useT();
  const dollars = useMoney();
  const { number } = useFormats();
  const session = useSession();
  const [url, setUrl] = useSearchParams();
  const [changing, setChanging] = useState(false);
  const year = readYear(url.get("year"), new Date());
  const read = useRead(readStatementYear, { params: { year: String(year) } }, { keepPrevious: true });
  const sums = read.data;

  return (
    <>
      <PageHeader
        icon={<FileText />}
        title={t("statements:page.title")}
        subtitle={t("statements:page.subtitle")}
        actions={
          session.can(can.editGivingSettings) && (
            <Button icon={<Pencil />} onClick={() => setChanging(true)}>
              {t("statements:page.settings")}
            </Button>
          )
        }
        statistics={
          sums && [
            { label: t("statements:page.donors"), value: number(sums.donors) },
            { label: t("statements:page.amount"), value: dollars(sums.amount) },
            { label: t("statements:page.withEmail"), value: number(sums.withEmail) },
            { label: t("statements:page.withoutEmail"), value: number(sums.withoutEmail) },
          ]
        }
      />
      <SelectField
        label={t("statements:page.year")}
        className="mb-6 max-w-48"
        value={String(year)}
        onChange={(chosen) => setUrl({ year: chosen })}
        options={yearsToChoose(sums?.years ?? [], year).map((each) => ({ value: String(each), label: String(each) }))}
      />
      {read.error && !sums ? (
        <LoadFailed error={read.error} onRetry={() => void read.refetch()} />
      ) : !sums ? (
        <div role="status" aria-label={t("statements:page.loading")} className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
          <Skeleton className="h-64 lg:col-span-2" />
        </div>
      ) : sums.donors === 0 ? (
        <>
          <EmptyState
            icon={<FileText />}
            title={t("statements:page.none", { year })}
            body={t("statements:page.noneHint")}
          />
          <TotalsBox year={year} sums={sums} />
        </>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <MailingBox key={year} year={year} sums={sums} />
          <PrintBox year={year} withoutEmail={sums.withoutEmail} />
          <TotalsBox year={year} sums={sums} />
          <DonorsBox key={`donors ${year}`} year={year} />
        </div>
      )}
      <SettingsDialog open={changing} onClose={() => setChanging(false)} />
    </>
  );
}
