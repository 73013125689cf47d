import { copyLesson, type Lesson, LESSON_LENGTHS, removeLesson, restoreLesson } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { IconButton } from "@offertory/ui";
import { Copy, Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { Link } from "@offertory/router";
import { NameDialog } from "./name-dialog.tsx";
import { OrderedList } from "./ordered-list.tsx";
import { PublishedBadge } from "./published-badge.tsx";
import { useChange } from "./use-change.ts";
import { useRemove } from "./use-remove.tsx";

export function LessonRows({ lessons }: { lessons: readonly Lesson[] }) {
  const t = useT();
  const { change } = useChange();
  const { ask, question } = useRemove();
  const [copied, setCopied] = useState<Lesson | null>(null);
  return (
    <>
      <OrderedList
        kind="lesson"
        items={lessons}
        nameOf={({ title }) => title}
        head={({ id, title, published }) => (
          <span className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={`/edit/lessons/${id}`}
              className="font-medium wrap-anywhere text-ink underline-offset-4 hover:underline"
            >
              {title}
            </Link>
            <PublishedBadge published={published} />
          </span>
        )}
        actions={(lesson) => (
          <>
            <IconButton
              size="small"
              icon={<Copy />}
              label={t("lessons:edit.copyNamed", { title: lesson.title })}
              onClick={() => setCopied(lesson)}
            />
            <IconButton
              size="small"
              icon={<Trash2 />}
              label={t("lessons:edit.removeNamed", { title: lesson.title })}
              onClick={() =>
                ask({
                  title: lesson.title,
                  body: t("lessons:edit.removeLessonBody"),
                  remove: (call) => call(removeLesson, { params: { id: lesson.id } }),
                  restore: (call) => call(restoreLesson, { params: { id: lesson.id } }),
                })
              }
            />
          </>
        )}
      />
      {copied ? (
        <NameDialog
          title={t("lessons:edit.copyNamed", { title: copied.title })}
          label={t("lessons:edit.lessonTitle")}
          confirmLabel={t("lessons:edit.copy")}
          initial={t("lessons:edit.copyOf", { title: copied.title }).slice(0, LESSON_LENGTHS.name)}
          onSave={(title) => change((call) => call(copyLesson, { params: { id: copied.id }, body: { title } }))}
          onClose={() => setCopied(null)}
        />
      ) : null}
      {question}
    </>
  );
}
