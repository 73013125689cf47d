import { useRead } from "@offertory/api-client";
import { summarizeResponses } from "@offertory/contract";
import { formatTag } from "@offertory/i18n";
import { useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { type Column, DisplayBox, EmptyState, Skeleton } from "@offertory/ui";
import { BarsOverTime } from "@offertory/ui/charts/index.ts";
import { FileText } from "@offertory/ui/icons.ts";
import { LoadFailed } from "@offertory/features/access";
import { QuestionSummaryBox } from "./question-summary-box.tsx";
import { spansOf } from "./spans.ts";

type Span = ReturnType<typeof spansOf>[number];

/** What was answered, summed up: over time, and question by question. */
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
      <OverTime spans={spansOf(summary.data.byDay)} />
      {summary.data.questions
        .filter(({ question }) => question.fieldType !== "Heading")
        .map((each) => (
          <QuestionSummaryBox key={each.question.id} summary={each} onOpen={onOpen} />
        ))}
    </div>
  );
}

function OverTime({ spans }: { spans: readonly Span[] }) {
  const t = useT();
  const { language } = useLanguage();
  const { number } = useFormats();
  const tag = formatTag(language);
  const write = ({ key, isMonth }: Span, month: "long" | "short") =>
    new Intl.DateTimeFormat(tag, {
      timeZone: "UTC",
      month,
      ...(isMonth ? { year: "numeric" } : { day: "numeric" }),
    }).format(new Date(isMonth ? `${key}-01` : key));
  const columns: Column<Span>[] = [
    { key: "when", header: t("forms:summary.when"), cell: (span) => write(span, "long") },
    { key: "count", header: t("forms:field.answers"), align: "end", cell: ({ count }) => number(count) },
  ];
  return (
    <DisplayBox title={t("forms:summary.overTime")} className="lg:col-span-2">
      <BarsOverTime
        caption={t("forms:summary.overTimeCaption")}
        points={spans.map((span) => ({
          key: span.key,
          label: write(span, "long"),
          shortLabel: write(span, "short"),
          value: span.count,
        }))}
        formats={{ exact: number, short: number, tick: number }}
        words={{ now: t("forms:summary.unit") }}
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
