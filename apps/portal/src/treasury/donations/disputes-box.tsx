import { useRead } from "@offertory/api-client";
import { listDisputes, type Dispute } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DescriptionList, DisplayBox } from "@offertory/ui";
import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from "@offertory/ui/icons.ts";
import { LoadFailed } from "@offertory/features/access";
import { StateMark } from "../state-mark.tsx";
import { useMoney } from "../use-money.ts";

const STATUS_LABELS = {
  inquiry: "treasury:dispute.inquiry",
  open: "treasury:dispute.open",
  won: "treasury:dispute.won",
  lost: "treasury:dispute.lost",
} as const satisfies Record<Dispute["status"], string>;

const LOOKS = {
  inquiry: { tone: "info", icon: <CircleHelp /> },
  open: { tone: "warning", icon: <TriangleAlert /> },
  won: { tone: "success", icon: <CircleCheck /> },
  lost: { tone: "danger", icon: <CircleX /> },
} as const;

/** Lists the disputes of a donation; nothing if there are none. */
export function DisputesBox({ donationId }: { donationId: string }) {
  const t = useT();
  const list = useRead(listDisputes, {});
  if (list.error && !list.data) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  const disputes = list.data?.filter((dispute) => dispute.donationId === donationId) ?? [];
  if (disputes.length === 0) return null;
  return (
    <DisplayBox title={t("treasury:dispute.title")}>
      <ul className="flex flex-col gap-5">
        {disputes.map((dispute) => (
          <li key={dispute.id}>
            <DisputeFacts dispute={dispute} />
          </li>
        ))}
      </ul>
    </DisplayBox>
  );
}

function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const t = useT();
  const dollars = useMoney();
  const { date } = useFormats();
  const { status, amount, fee, reason, openedAt, dueAt, closedAt, providerId } = dispute;
  return (
    <>
      <p className="mb-3">
        <StateMark {...LOOKS[status]}>{t(STATUS_LABELS[status])}</StateMark>
      </p>
      <DescriptionList
        items={[
          { term: t("treasury:field.amount"), value: dollars(amount) },
          ...(fee > 0 ? [{ term: t("treasury:dispute.fee"), value: dollars(fee) }] : []),
          ...(reason ? [{ term: t("treasury:dispute.reason"), value: reason.replaceAll("_", " ") }] : []),
          { term: t("treasury:dispute.opened"), value: date(openedAt) },
          ...(dueAt && !closedAt ? [{ term: t("treasury:dispute.due"), value: date(dueAt) }] : []),
          ...(closedAt ? [{ term: t("treasury:dispute.closed"), value: date(closedAt) }] : []),
          { term: t("treasury:dispute.number"), value: <code className="text-xs">{providerId}</code> },
        ]}
      />
      {!closedAt && <p className="mt-3 text-sm text-pretty text-ink-soft">{t("treasury:dispute.answer")}</p>}
    </>
  );
}
