import type { Fund } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { EmptyState, Skeleton } from "@offertory/ui";
import { FileText } from "@offertory/ui/icons.ts";
import { useRef, useState } from "react";
import { QuestionCard } from "./question-card.tsx";
import { QuestionEditor } from "./question-editor.tsx";
import type { useBuilder } from "./use-builder.ts";

interface QuestionListProps {
  builder: ReturnType<typeof useBuilder>;
  isAnswered: boolean;
  funds: readonly Fund[];
}

export function QuestionList({ builder, isAnswered, funds }: QuestionListProps) {
  const t = useT();
  const [shownDrag, setShownDrag] = useState<number | null>(null);
  const dragged = useRef<number | null>(null);
  const { questions, problems, opened } = builder;

  /** Updates the look in a timeout, because browsers cancel a drag if the page changes while it starts. */
  function drag(index: number | null): void {
    dragged.current = index;
    setTimeout(() => setShownDrag(dragged.current));
  }

  if (!questions)
    return (
      <div role="status" aria-label={t("forms:builder.loading")} className="flex flex-col gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  return (
    <>
      {questions.length === 0 ? (
        <div className="rounded-card border border-dashed border-line-strong">
          <EmptyState icon={<FileText />} title={t("forms:builder.none")} body={t("forms:builder.noneHint")} />
        </div>
      ) : null}
      <ol className="flex flex-col gap-3">
        {questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            index={index}
            count={questions.length}
            isOpen={opened === question.id}
            problem={problems[question.id]}
            onToggle={() => builder.open(opened === question.id ? null : question.id)}
            onMoveTo={(to) => builder.moveTo(question, to)}
            onDuplicate={() => void builder.duplicate(question)}
            onRemove={() => void builder.remove(question)}
            isDragged={shownDrag === index}
            draggedIndex={() => dragged.current}
            onDrag={drag}
            onDrop={() => {
              const moved = questions[dragged.current ?? -1];
              drag(null);
              if (moved) builder.moveTo(moved, index);
            }}
          >
            <QuestionEditor
              question={question}
              isAnswered={isAnswered && !builder.isNew(question.id)}
              funds={funds}
              problem={problems[question.id]}
              onEdit={(part) => builder.edit(question, part)}
            />
          </QuestionCard>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {builder.announcement}
      </p>
    </>
  );
}
