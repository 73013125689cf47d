import {
  listStatementDonors,
  STATEMENT_AUDIENCES,
  type StatementAudience,
  type StatementDonor,
} from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button, DataTable, DisplayBox, EmptyState, SearchField, SelectField, useDebounced } from "@offertory/ui";
import { CircleCheck, Eye, Users } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed } from "@offertory/features/access";
import { useDonorName } from "../donors/use-donor-name.ts";
import { LoadMore } from "../load-more.tsx";
import { StateMark } from "../state-mark.tsx";
import { useMoney } from "../use-money.ts";
import { usePages } from "../use-pages.ts";
import { PreviewDialog } from "./preview-dialog.tsx";

/**
 * Lists the donors who get a statement, how, and the amount.
 * i18n-uses: statements:donors.all, statements:donors.mail, statements:donors.print
 */
export function DonorsBox({ year }: { year: number }) {
  const t = useT();
  const donorName = useDonorName();
  const dollars = useMoney();
  const { number } = useFormats();
  const [who, setWho] = useState<StatementAudience>("all");
  const [typed, setTyped] = useState("");
  const [shown, setShown] = useState<StatementDonor | null>(null);
  const text = useDebounced(typed.trim(), 200);
  const query = { year: String(year), who, ...(text && { text }) };
  const list = usePages({
    endpoint: listStatementDonors,
    query,
    ask: async (call, cursor, signal) => {
      const pageQuery = { ...query, ...(cursor === undefined ? {} : { cursor }) };
      const { donors, next } = await call(listStatementDonors, { query: pageQuery }, { signal });
      return { rows: donors, next };
    },
  });

  return (
    <DisplayBox title={t("statements:donors.title", { year })} icon={<Users />} flush className="lg:col-span-2">
      <div className="grid gap-4 border-b border-line p-4 sm:grid-cols-[1fr_16rem] sm:p-5 print:hidden">
        <SearchField
          label={t("statements:donors.search")}
          showLabel
          value={typed}
          onChange={setTyped}
          clearLabel={t("statements:donors.clear")}
        />
        <SelectField
          label={t("statements:donors.who")}
          value={who}
          onChange={setWho}
          options={STATEMENT_AUDIENCES.map((value) => ({ value, label: t(`statements:donors.${value}`) }))}
        />
      </div>
      {list.error && !list.rows ? (
        <LoadFailed error={list.error} onRetry={list.retry} />
      ) : (
        <DataTable
          caption={t("statements:donors.title", { year })}
          rows={list.rows ?? []}
          rowKey={({ personId }) => personId}
          loading={!list.rows || list.isStale}
          loadingLabel={t("statements:donors.loading")}
          empty={<EmptyState title={t("statements:donors.noneFound")} body={t("statements:donors.noneFoundHint")} />}
          columns={[
            {
              key: "name",
              header: t("statements:donors.name"),
              cell: ({ email, mailed, ...donor }) => (
                <span className="block py-1 wrap-anywhere">
                  <span className="block font-medium">{donorName(donor)}</span>
                  <span className="block text-xs text-ink-soft">{email || t("statements:donors.noEmail")}</span>
                  {mailed && (
                    <StateMark tone="success" icon={<CircleCheck />}>
                      {t("statements:donors.mailed")}
                    </StateMark>
                  )}
                </span>
              ),
            },
            {
              key: "gifts",
              header: t("statements:donors.gifts"),
              align: "end",
              hideBelow: "sm",
              cell: ({ gifts }) => number(gifts),
            },
            {
              key: "amount",
              header: t("statements:donors.amount"),
              align: "end",
              cell: ({ amount }) => dollars(amount),
            },
            {
              key: "view",
              header: t("statements:donors.viewShort"),
              align: "end",
              width: "print:hidden",
              cell: (donor) => (
                <Button
                  size="small"
                  icon={<Eye />}
                  aria-label={t("statements:donors.view", { name: donorName(donor) })}
                  onClick={() => setShown(donor)}
                >
                  <span className="max-sm:sr-only">{t("statements:donors.viewShort")}</span>
                </Button>
              ),
            },
          ]}
        />
      )}
      {list.rows && list.rows.length > 0 && (
        <div className="p-4">
          <LoadMore
            shown={list.rows.length}
            hasMore={list.hasMore}
            busy={list.busy}
            error={list.error}
            onLoad={list.load}
          />
        </div>
      )}
      <PreviewDialog donor={shown} year={year} onClose={() => setShown(null)} />
    </DisplayBox>
  );
}
