import type { Difference } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DataTable } from "@offertory/ui";
import { CircleCheck, TriangleAlert } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";
import { StateMark } from "../state-mark.tsx";
import { useMoney } from "../use-money.ts";
import { sidesOf } from "./comparison-days.ts";

const KIND_LABELS = {
  "missing-here": "treasury:difference.missingHere",
  "missing-there": "treasury:difference.missingThere",
  "amount-differs": "treasury:difference.amountDiffers",
  "fee-differs": "treasury:difference.feeDiffers",
  foreign: "treasury:difference.foreign",
} as const satisfies Record<Difference["kind"], string>;

const SUBJECT_LABELS = {
  charge: "treasury:difference.charge",
  refund: "treasury:difference.refund",
  "refund-failed": "treasury:difference.refundFailed",
  dispute: "treasury:difference.dispute",
  payout: "treasury:difference.payout",
  "payout-failed": "treasury:difference.payoutFailed",
  fee: "treasury:difference.fee",
  return: "treasury:difference.return",
  adjustment: "treasury:difference.adjustment",
} as const;

/** Lists every line that differs, and whether it was repaired. */
export function DifferencesTable({ differences }: { differences: readonly Difference[] }) {
  const t = useT();
  const dollars = useMoney();
  const { dateTime } = useFormats();
  const amount = (value: number | null) => (value === null ? "–" : dollars(value));
  return (
    <DataTable
      caption={t("treasury:difference.title")}
      rows={differences}
      rowKey={({ kind, transactionId, sourceId }) => `${kind} ${transactionId} ${sourceId}`}
      columns={[
        {
          key: "kind",
          header: t("treasury:difference.what"),
          cell: (line) => (
            <span className="block py-1">
              <span className="block font-medium">{t(KIND_LABELS[line.kind])}</span>
              <span className="block text-xs text-ink-soft">
                {whatOf(line.what)} · {dateTime(line.at)}
              </span>
              {line.payoutId && (
                <span className="block text-xs text-ink-soft">
                  {t("treasury:difference.inPayout")} <code className="break-all">{line.payoutId}</code>
                </span>
              )}
              <span className="block text-xs text-ink-soft">
                <code className="break-all">{line.sourceId}</code>
                {line.donationId && (
                  <>
                    {" · "}
                    <Link to={`/treasury/donations/${line.donationId}`} className="text-brand hover:underline">
                      {t("treasury:difference.openGift")}
                    </Link>
                  </>
                )}
              </span>
            </span>
          ),
        },
        {
          key: "state",
          header: t("treasury:field.state"),
          hideBelow: "sm",
          cell: ({ repaired }) =>
            repaired ? (
              <StateMark tone="success" icon={<CircleCheck />}>
                {t("treasury:difference.healed")}
              </StateMark>
            ) : (
              <StateMark tone="warning" icon={<TriangleAlert />}>
                {t("treasury:difference.open")}
              </StateMark>
            ),
        },
        {
          key: "theirs",
          header: t("treasury:difference.theirs"),
          align: "end",
          cell: (line) => amount(sidesOf(line).theirs),
        },
        {
          key: "ours",
          header: t("treasury:difference.ours"),
          align: "end",
          cell: (line) => amount(sidesOf(line).ours),
        },
      ]}
    />
  );

  function whatOf(what: string): string {
    const known = Object.entries(SUBJECT_LABELS).find(([name]) => name === what)?.[1];
    return known ? t(known) : what;
  }
}
