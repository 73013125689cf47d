import type { QuestionSummary } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { type Column, DescriptionList, DisplayBox } from "@offertory/ui";
import { ShareBars } from "@offertory/ui/charts/index.ts";
import { useAnswerText } from "./use-answer-text.ts";

type Count = QuestionSummary["counts"][number];

interface QuestionSummaryBoxProps {
  summary: QuestionSummary;
  onOpen(submissionId: string): void;
}

/**
 * Summarizes the answers to one question: how often each choice was taken, average and range of numbers, or the latest
 * texts.
 */
export function QuestionSummaryBox({ summary, onOpen }: QuestionSummaryBoxProps) {
  const t = useT();
  const { number } = useFormats();
  const answerText = useAnswerText();
  const { question, answered, counts, numbers, latest } = summary;
  const labelOf = ({ value }: Count) => answerText(question, value) || value;
  const columns: Column<Count>[] = [
    { key: "answer", header: t("forms:summary.answer"), cell: labelOf },
    { key: "count", header: t("forms:field.answers"), align: "end", cell: ({ count }) => number(count) },
  ];
  const shareOf = ({ count }: Count) => (answered === 0 ? 0 : count / answered);
  const textOf = (count: Count) =>
    answered === 0
      ? number(count.count)
      : `${number(count.count)} · ${number(shareOf(count), { style: "percent", maximumFractionDigits: 0 })}`;
  return (
    <DisplayBox title={question.title} headingLevel={3}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{t("forms:summary.answered", { count: answered })}</p>
        {numbers ? (
          <DescriptionList
            items={[
              { term: t("forms:summary.average"), value: number(numbers.average, { maximumFractionDigits: 2 }) },
              { term: t("forms:summary.smallest"), value: number(numbers.smallest) },
              { term: t("forms:summary.largest"), value: number(numbers.largest) },
              { term: t("forms:summary.sum"), value: number(numbers.sum, { maximumFractionDigits: 2 }) },
            ]}
          />
        ) : null}
        {counts.length > 0 ? (
          <ShareBars
            caption={t("forms:summary.caption")}
            parts={counts.map((count) => ({
              key: count.value,
              label: labelOf(count),
              share: shareOf(count),
              text: textOf(count),
            }))}
            table={{
              rows: counts,
              rowKey: ({ value }) => value,
              columns,
              showLabel: t("forms:summary.showTable"),
              hideLabel: t("forms:summary.hideTable"),
            }}
          />
        ) : null}
        {latest.length > 0 ? (
          <ul className="flex flex-col gap-2">
            {latest.map(({ submissionId, value }) => (
              <li key={submissionId}>
                <button
                  type="button"
                  onClick={() => onOpen(submissionId)}
                  className="w-full rounded-field border border-line px-3 py-2 text-start text-sm hover:bg-sunken"
                >
                  <span className="line-clamp-3 wrap-anywhere">{value}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </DisplayBox>
  );
}
