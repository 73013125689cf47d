import type { Question } from "@offertory/contract";
import { useAnswerText } from "./use-answer-text.ts";

interface AnswerListProps {
  questions: readonly Pick<Question, "id" | "title" | "fieldType" | "choices">[];
  /** The answers by question id. */
  answers: Readonly<Record<string, string>>;
}

/** Lists the questions with their answers, without unanswered ones. */
export function AnswerList({ questions, answers }: AnswerListProps) {
  const answerText = useAnswerText();
  const given = questions.filter(({ id }) => (answers[id] ?? "") !== "");
  return (
    <dl className="divide-y divide-line text-sm">
      {given.map((question) => (
        <div key={question.id} className="py-2.5 first:pt-0 last:pb-0">
          <dt className="wrap-anywhere text-ink-soft">{question.title}</dt>
          <dd className="mt-0.5 min-w-0 wrap-anywhere whitespace-pre-line text-ink">
            {answerText(question, answers[question.id] ?? "")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
