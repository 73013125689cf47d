import type { FieldType, FormResponse, Question } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Badge, Skeleton } from "@offertory/ui";
import type { ReactNode } from "react";
import { useAnswerText } from "./use-answer-text.ts";

type ResponseQuestion = Question & { removed: boolean };

interface ResponsesTableProps {
  questions: readonly ResponseQuestion[] | undefined;
  /** Undefined while the first page loads. */
  responses: readonly FormResponse[] | undefined;
  isStale: boolean;
  empty: ReactNode;
  onOpen(id: string): void;
  /** Rendered at the end of each row. */
  actions?: ((response: FormResponse) => ReactNode) | undefined;
}

const CELL = "h-11 max-w-72 border-b border-line px-4 py-2 text-start align-middle";
const FIRST = `${CELL} sticky start-0 z-1 bg-raised group-hover:bg-sunken`;
const HEAD =
  "h-10 max-w-72 border-b border-line bg-raised px-4 py-2 text-start align-bottom text-xs font-medium text-ink-soft";

/** Minimum column widths, because a wrapped email address or phone number is hard to read. */
const WIDTH_CLASSES: Partial<Record<FieldType, string>> = {
  Email: "min-w-48",
  "Phone Number": "min-w-36",
  "Text Area": "min-w-52",
};

/**
 * A table with one response per row, newest first. The column of date and person stays visible when scrolled sideways.
 */
export function ResponsesTable({ questions, responses, isStale, empty, onOpen, actions }: ResponsesTableProps) {
  const t = useT();
  const { dateTime } = useFormats();
  const answerText = useAnswerText();
  if (!questions || !responses)
    return (
      <div role="status" aria-label={t("forms:responses.loading")} className="flex flex-col gap-3">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    );
  if (responses.length === 0)
    return <div className="rounded-card border border-line bg-raised shadow-card">{empty}</div>;
  const columns = questions.filter(({ fieldType }) => fieldType !== "Heading");
  const widthOf = ({ id, fieldType }: ResponseQuestion) =>
    responses.some(({ answers }) => answers[id]) ? (WIDTH_CLASSES[fieldType] ?? "min-w-28") : "min-w-20";
  return (
    <div
      aria-busy={isStale}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it by the arrow keys
      tabIndex={0}
      role="region"
      aria-label={t("forms:responses.title")}
      className={`overflow-x-auto rounded-card border border-line bg-raised shadow-card ${isStale ? "opacity-85" : ""}`}
    >
      <table className="w-full border-separate border-spacing-0 text-sm text-ink">
        <caption className="sr-only">{t("forms:responses.title")}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} sticky start-0 z-2`}>
              {t("forms:responses.sent")}
            </th>
            {columns.map((question) => (
              <th key={question.id} scope="col" className={HEAD}>
                <span className={`line-clamp-2 wrap-anywhere ${widthOf(question)}`}>{question.title}</span>
                {question.removed ? <Badge>{t("forms:responses.removedQuestion")}</Badge> : null}
              </th>
            ))}
            {actions ? (
              <th scope="col" className={HEAD}>
                <span className="sr-only">{t("forms:field.actions")}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {responses.map((response) => (
            <tr key={response.id} className="group hover:bg-sunken">
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button in it says who and when */}
              <th scope="row" className={`${FIRST} font-normal`}>
                <button
                  type="button"
                  onClick={() => onOpen(response.id)}
                  className="max-w-44 rounded-field text-start font-medium text-brand underline-offset-4 hover:underline"
                >
                  <span className="block truncate">
                    {response.submittedBy?.displayName || t("forms:responses.visitor")}
                  </span>
                  <span className="block text-xs font-normal whitespace-nowrap text-ink-soft">
                    {dateTime(response.submissionDate)}
                  </span>
                </button>
              </th>
              {columns.map((question) => (
                <td key={question.id} className={CELL}>
                  <span className="line-clamp-2 wrap-anywhere">
                    {answerText(question, response.answers[question.id] ?? "")}
                  </span>
                </td>
              ))}
              {actions ? <td className={`${CELL} whitespace-nowrap`}>{actions(response)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
