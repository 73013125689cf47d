import { useCall, useRefresh } from "@offertory/api-client";
import { listAllFunds, listFunds, listFundsOfChurch, reopenFund, type KeptFund } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, DataTable, DisplayBox, useSnackbar } from "@offertory/ui";
import { ArchiveRestore, ChevronDown, ChevronUp } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useAttempt } from "../use-attempt.ts";
import { useShortDate } from "../use-short-date.ts";
import { type FundTotals, useTotalColumns } from "./fund-totals.tsx";
import { FundName } from "./fund-name.tsx";

interface ClosedFundsProps {
  closed: readonly KeptFund[];
  totals: FundTotals | null;
  mayEdit: boolean;
}

/** Lists the closed funds on demand; each can be reopened. */
export function ClosedFunds({ closed, totals, mayEdit }: ClosedFundsProps) {
  const t = useT();
  const date = useShortDate();
  const snackbar = useSnackbar();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const reopen = useCall(reopenFund);
  const totalColumns = useTotalColumns(totals);
  const [shown, setShown] = useState(false);
  if (closed.length === 0) return null;

  async function run({ id, name }: KeptFund) {
    if (!(await attempt(() => reopen.mutateAsync({ params: { id } })))) return;
    snackbar.success(t("treasury:funds.reopened", { name }));
    await refresh(listAllFunds, listFunds, listFundsOfChurch);
  }

  return (
    <div className="mt-6 flex flex-col items-start gap-4">
      <Button
        variant="quiet"
        aria-expanded={shown}
        icon={shown ? <ChevronUp /> : <ChevronDown />}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? "treasury:funds.hideClosed" : "treasury:funds.showClosed", { count: closed.length })}
      </Button>
      {shown && (
        <DisplayBox title={t("treasury:funds.closedBox")} flush className="w-full">
          <DataTable
            caption={t("treasury:funds.closedBox")}
            rows={closed}
            rowKey={({ id }) => id}
            columns={[
              {
                key: "name",
                header: t("treasury:field.name"),
                cell: (fund) => (
                  <>
                    <FundName fund={fund} isFirst={false} />
                    <span className="block pb-1.5 text-xs text-ink-soft sm:hidden">
                      {t("treasury:funds.closedOn")} {fund.closedAt && date(fund.closedAt)}
                    </span>
                  </>
                ),
              },
              {
                key: "closed",
                header: t("treasury:funds.closedOn"),
                hideBelow: "sm",
                width: "whitespace-nowrap",
                cell: ({ closedAt }) => closedAt && date(closedAt),
              },
              ...totalColumns,
              ...(mayEdit
                ? [
                    {
                      key: "actions",
                      header: <span className="sr-only">{t("treasury:field.actions")}</span>,
                      align: "end" as const,
                      cell: (fund: KeptFund) => (
                        <Button
                          size="small"
                          icon={<ArchiveRestore />}
                          aria-label={t("treasury:funds.reopen", { name: fund.name })}
                          disabled={reopen.isPending}
                          onClick={() => void run(fund)}
                        >
                          {t("treasury:funds.reopenShort")}
                        </Button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </DisplayBox>
      )}
    </div>
  );
}
