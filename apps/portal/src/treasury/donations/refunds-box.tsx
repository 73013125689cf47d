import { useRead } from "@offertory/api-client";
import { listRefunds, type KeptRefund } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { CircleCheck, CircleX, RefreshCw } from "@offertory/ui/icons.ts";
import { LoadFailed } from "@offertory/features/access";
import { StateMark } from "../state-mark.tsx";
import { useMoney } from "../use-money.ts";

const STATUS_LABELS = {
  processing: "treasury:refunds.processing",
  succeeded: "treasury:refunds.succeeded",
  failed: "treasury:refunds.failed",
} as const satisfies Record<KeptRefund["status"], string>;

const LOOKS = {
  processing: { tone: "info", icon: <RefreshCw /> },
  succeeded: { tone: "success", icon: <CircleCheck /> },
  failed: { tone: "danger", icon: <CircleX /> },
} as const;

/** Lists the refunds of a donation, pending ones included; nothing if there are none. */
export function RefundsBox({ donationId }: { donationId: string }) {
  const t = useT();
  const list = useRead(listRefunds, { params: { id: donationId } });
  if (list.error && !list.data) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data || list.data.length === 0) return null;
  return (
    <DisplayBox title={t("treasury:refunds.title")}>
      <ul className="flex flex-col divide-y divide-line">
        {list.data.map((refund) => (
          <li key={refund.id} className="py-4 first:pt-0 last:pb-0">
            <RefundFacts refund={refund} />
          </li>
        ))}
      </ul>
    </DisplayBox>
  );
}

function RefundFacts({ refund }: { refund: KeptRefund }) {
  const t = useT();
  const dollars = useMoney();
  const { dateTime } = useFormats();
  const { amount, status, at, by, note, failure, funds } = refund;
  const when = dateTime(at);
  const namedText = by?.name ? t("treasury:refunds.by", { when, name: by.name }) : when;
  const timeText = by ? namedText : t("treasury:refunds.there", { when });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StateMark {...LOOKS[status]}>{t(STATUS_LABELS[status])}</StateMark>
        <span className={`tabular font-semibold ${status === "failed" ? "text-ink-soft line-through" : ""}`}>
          {dollars(amount)}
        </span>
      </div>
      <p className="mt-1.5 text-xs text-ink-soft">{timeText}</p>
      <dl className="tabular mt-2 text-sm">
        {funds.map((fund) => (
          <div key={fund.id ?? ""} className="flex justify-between gap-4 py-0.5">
            <dt className="min-w-0 wrap-anywhere text-ink-soft">
              {fund.id === null ? t("treasury:donation.coveredFee") : fund.name}
            </dt>
            <dd>{dollars(fund.amount)}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-2 text-sm wrap-anywhere">{t("treasury:refunds.note", { note })}</p>}
      {failure && <p className="mt-2 text-sm wrap-anywhere text-danger">{failure}</p>}
    </>
  );
}
