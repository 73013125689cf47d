import { useRead } from "@offertory/api-client";
import { summarizeResponses } from "@offertory/contract";
import { formatTag } from "@offertory/i18n";
import { useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { type Column, DisplayBox, EmptyState, Skeleton } from "@offertory/ui";
import { BarsOverTime } from "@offertory/ui/charts/index.ts";
import { FileText } from "@offertory/ui/icons.ts";
import { LoadFailed } from "@offertory/features/access";
import { QuestionSummaryBox } from "./question-summary-box.tsx";

interface Count {
  key: string;
  count: number;
  isMonth: boolean;
  /** Whether the day or month is not over. */
  isPartial: boolean;
}

/** A chart of more days than this has bars too thin to read; it counts by month then. */
const MAX_DAYS = 31;

type Span = ReturnType<typeof spansOf>[number];

/** Summarizes the responses over time and per question. */
export function SummaryTab({ formId, onOpen }: { formId: string; onOpen(submissionId: string): void }) {
  const t = useT();
  const summary = useRead(summarizeResponses, { params: { id: formId } });
  if (summary.error && !summary.data)
    return <LoadFailed error={summary.error} onRetry={() => void summary.refetch()} />;
  if (!summary.data)
    return (
      <div role="status" aria-label={t("forms:responses.loading")} className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-64 lg:col-span-2" />
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    );
  if (summary.data.submissions === 0)
    return <EmptyState icon={<FileText />} title={t("forms:responses.none")} body={t("forms:responses.noneHint")} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <OverTime spans={spansOf(summary.data.byDay, summary.data.today)} today={summary.data.today} />
      {summary.data.questions
        .filter(({ question }) => question.fieldType !== "Heading")
        .map((each) => (
          <QuestionSummaryBox key={each.question.id} summary={each} onOpen={onOpen} />
        ))}
    </div>
  );
}

function OverTime({ spans, today }: { spans: readonly Span[]; today: string }) {
  const t = useT();
  const { language } = useLanguage();
  const { number, date, sentences } = useFormats();
  const tag = formatTag(language);
  const write = ({ key, isMonth }: Span, month: "long" | "short") =>
    new Intl.DateTimeFormat(tag, {
      timeZone: "UTC",
      month,
      ...(isMonth ? { year: "numeric" } : { day: "numeric" }),
    }).format(new Date(isMonth ? `${key}-01` : key));
  const nameOf = (span: Span) => {
    const period = write(span, "long");
    return span.isPartial ? t("forms:summary.periodSoFar", { period }) : period;
  };
  const caption = [
    t("forms:summary.overTimeCaption"),
    ...(spans.some(({ isPartial }) => isPartial) ? [t("forms:summary.partial", { day: date(today) })] : []),
  ];
  const columns: Column<Span>[] = [
    { key: "when", header: t("forms:summary.when"), cell: nameOf },
    { key: "count", header: t("forms:field.answers"), align: "end", cell: ({ count }) => number(count) },
  ];
  return (
    <DisplayBox title={t("forms:summary.overTime")} className="lg:col-span-2">
      <BarsOverTime
        caption={sentences(...caption)}
        points={spans.map((span) => ({
          key: span.key,
          label: nameOf(span),
          shortLabel: write(span, "short"),
          value: span.count,
          isPartial: span.isPartial,
          note: span.isPartial ? t("forms:summary.soFar") : undefined,
        }))}
        formats={{
          exact: number,
          short: number,
          tick: number,
          withUnit: (count) => t("forms:builder.responses", { count }),
        }}
        words={{ now: t("forms:field.answers"), soFar: t("forms:summary.soFar") }}
        table={{
          rows: spans,
          rowKey: ({ key }) => key,
          columns,
          showLabel: t("forms:summary.showTable"),
          hideLabel: t("forms:summary.hideTable"),
        }}
      />
    </DisplayBox>
  );
}

/**
 * Counts responses by day, or by month if there are too many days; days and months without any are included. That of
 * `today` is not over.
 */
function spansOf(byDay: readonly { day: string; count: number }[], today: string): Count[] {
  const days = byDay.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return [];
  const length = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  const isMonth = length > MAX_DAYS;
  const counts = new Map<string, number>();
  for (let time = Date.parse(first); time <= Date.parse(last); time += 86_400_000)
    counts.set(keyOf(new Date(time).toISOString(), isMonth), 0);
  for (const { day, count } of days) {
    const key = keyOf(day, isMonth);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return [...counts].map(([key, count]) => ({ key, count, isMonth, isPartial: key >= keyOf(today, isMonth) }));
}

const keyOf = (day: string, isMonth: boolean): string => day.slice(0, isMonth ? 7 : 10);
