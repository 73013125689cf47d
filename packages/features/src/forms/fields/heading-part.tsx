import type { Question } from "@offertory/contract";

/** A heading between questions; it asks nothing. */
export function HeadingPart({ question }: { question: Question }) {
  return (
    <div className="border-t border-line pt-5 first:border-0 first:pt-0">
      <h2 className="text-lg font-semibold wrap-anywhere text-ink">{question.title}</h2>
      {question.description ? (
        <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-ink-soft">{question.description}</p>
      ) : null}
    </div>
  );
}
