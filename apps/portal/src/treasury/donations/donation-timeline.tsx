import type { DonationTimeline as Timeline, TimelineEvent } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DisplayBox, Skeleton } from "@offertory/ui";
import {
  CircleCheck,
  CircleX,
  Eraser,
  Landmark,
  Mail,
  Pencil,
  CreditCard,
  RefreshCw,
  TriangleAlert,
  Undo2,
} from "@offertory/ui/icons.ts";
import { LoadFailed } from "@offertory/features/access";
import { useMoney } from "../use-money.ts";

const LABELS = {
  paid: "treasury:timeline.paid",
  recorded: "treasury:timeline.recorded",
  corrected: "treasury:timeline.corrected",
  voided: "treasury:timeline.voided",
  fee: "treasury:timeline.fee",
  receipt: "treasury:timeline.receipt",
  "receipt-resent": "treasury:timeline.receiptResent",
  "paid-out": "treasury:timeline.paidOut",
  refund: "treasury:timeline.refund",
  "refund-pending": "treasury:timeline.refundPending",
  "refund-failed": "treasury:timeline.refundFailed",
  dispute: "treasury:timeline.dispute",
  "dispute-won": "treasury:timeline.disputeWon",
  "dispute-lost": "treasury:timeline.disputeLost",
} as const satisfies Record<TimelineEvent["kind"], string>;

const ICONS = {
  paid: <CircleCheck />,
  recorded: <CircleCheck />,
  corrected: <Pencil />,
  voided: <Eraser />,
  fee: <CreditCard />,
  receipt: <Mail />,
  "receipt-resent": <Mail />,
  "paid-out": <Landmark />,
  refund: <Undo2 />,
  "refund-pending": <RefreshCw />,
  "refund-failed": <CircleX />,
  dispute: <TriangleAlert />,
  "dispute-won": <CircleCheck />,
  "dispute-lost": <CircleX />,
} as const satisfies Record<TimelineEvent["kind"], object>;

interface DonationTimelineProps {
  timeline: Timeline | undefined;
  error: unknown;
  onRetry(): void;
}

/** What happened to a donation, oldest first. */
export function DonationTimeline({ timeline, error, onRetry }: DonationTimelineProps) {
  const t = useT();
  if (error && !timeline) return <LoadFailed error={error} onRetry={onRetry} />;
  return (
    <DisplayBox title={t("treasury:timeline.title")}>
      {timeline ? (
        <ol className="flex flex-col gap-4">
          {timeline.events.map((event, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two events may be equal, and none moves
            <li key={place} className="flex gap-3 text-sm">
              <span aria-hidden="true" className="mt-0.5 shrink-0 text-ink-soft [&_svg]:size-4">
                {ICONS[event.kind]}
              </span>
              <EventText event={event} />
            </li>
          ))}
        </ol>
      ) : (
        <div role="status" aria-label={t("treasury:timeline.loading")}>
          <Skeleton className="h-32" />
        </div>
      )}
    </DisplayBox>
  );
}

function EventText({ event: { kind, at, amount, by } }: { event: TimelineEvent }) {
  const t = useT();
  const dollars = useMoney();
  const { dateTime } = useFormats();
  const when = dateTime(at);
  return (
    <div className="min-w-0 grow">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{t(LABELS[kind])}</span>
        {amount !== null && <span className="tabular">{dollars(amount)}</span>}
      </p>
      <p className="text-xs text-ink-soft">{by?.name ? t("treasury:refunds.by", { when, name: by.name }) : when}</p>
    </div>
  );
}
