import type { CallAnswer, listPersonSubmissions } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Badge, buttonClass, SkeletonText } from "@offertory/ui";
import { ChevronDown, Pencil } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";
import { AnswerList } from "../responses/answer-list.tsx";

type Submission = CallAnswer<typeof listPersonSubmissions>[number];

interface SubmissionListProps {
  /** Undefined while loading. */
  submissions: readonly Submission[] | undefined;
  error: unknown;
  onRetry(): void;
  /** The text of an empty list. */
  none: string;
  /** Whether the viewer may still change a submission. */
  mayChange?: ((submission: Submission) => boolean) | undefined;
}

/** Lists submissions, newest first; each expands to its answers if the viewer may read them. */
export function SubmissionList({ submissions, error, onRetry, none, mayChange }: SubmissionListProps) {
  const t = useT();
  if (error && !submissions)
    return (
      <div className="p-4">
        <LoadFailed error={error} onRetry={onRetry} />
      </div>
    );
  if (!submissions)
    return (
      <div role="status" aria-label={t("forms:mine.loading")} className="p-4">
        <SkeletonText lines={2} />
      </div>
    );
  if (submissions.length === 0) return <p className="p-4 text-sm text-ink-soft sm:px-5">{none}</p>;
  return (
    <ul className="divide-y divide-line">
      {submissions.map((submission) => (
        <li key={submission.id}>
          <OneSubmission submission={submission} mayChange={mayChange?.(submission) ?? false} />
        </li>
      ))}
    </ul>
  );
}

function OneSubmission({ submission, mayChange }: { submission: Submission; mayChange: boolean }) {
  const t = useT();
  const { dateTime } = useFormats();
  const { id, formId, form, submissionDate, state, questions, answers } = submission;
  const head = (
    <span className="min-w-0 grow">
      <span className="block text-sm font-medium wrap-anywhere text-ink">
        {form.name} {state === "held" ? <Badge tone="warning">{t("forms:state.held")}</Badge> : null}
      </span>
      <span className="block text-xs text-ink-soft">{dateTime(submissionDate)}</span>
    </span>
  );
  if (!questions || !answers) return <div className="flex min-h-14 items-center px-4 py-2 sm:px-5">{head}</div>;
  const given = Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]));
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-sunken sm:px-5">
        {head}
        <ChevronDown className="size-4 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-4 sm:px-5">
        <AnswerList questions={questions} answers={given} />
        {mayChange ? (
          <Link to={`/my-forms/${formId}?submission=${id}`} className={`${buttonClass({ size: "small" })} mt-4`}>
            <Pencil aria-hidden />
            {t("forms:responses.edit")}
          </Link>
        ) : null}
      </div>
    </details>
  );
}
