import { addLesson, addStudy, type ProgramTree, removeStudy, restoreStudy, type Study } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, EmptyState, IconButton } from "@offertory/ui";
import { BookOpen, Pencil, Plus, Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useNavigate } from "@offertory/router";
import { LessonRows } from "./lesson-rows.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { OrderedList } from "./ordered-list.tsx";
import { StudyDialog } from "./study-dialog.tsx";
import { useChange } from "./use-change.ts";
import { useRemove } from "./use-remove.tsx";

/** The studies of a program, and the lessons in each. */
export function StudiesBox({ tree: { program, studies } }: { tree: ProgramTree }) {
  const t = useT();
  const navigate = useNavigate();
  const { change } = useChange();
  const { ask, question } = useRemove();
  const [openDialog, setOpenDialog] = useState<
    { newStudy: true } | { newLessonIn: string } | { detailsOf: string } | null
  >(null);
  const opened =
    openDialog && "detailsOf" in openDialog ? studies.find(({ id }) => id === openDialog.detailsOf) : undefined;

  async function add(studyId: string, title: string) {
    const { id } = await change((call) => call(addLesson, { body: { studyId, title } }));
    await navigate(`/edit/lessons/${id}`);
  }
  const askRemove = ({ id, name }: Study) =>
    ask({
      title: name,
      body: t("lessons:edit.removeStudyBody"),
      remove: (call) => call(removeStudy, { params: { id } }),
      restore: (call) => call(restoreStudy, { params: { id } }),
    });

  return (
    <section aria-labelledby="studies" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="studies" className="text-lg font-semibold">
          {t("lessons:edit.studies")}
        </h2>
        <Button icon={<Plus />} onClick={() => setOpenDialog({ newStudy: true })}>
          {t("lessons:edit.newStudy")}
        </Button>
      </div>
      {studies.length === 0 ? (
        <div className="rounded-card border border-dashed border-line-strong">
          <EmptyState icon={<BookOpen />} title={t("lessons:edit.noStudies")} body={t("lessons:edit.noStudiesHint")} />
        </div>
      ) : null}
      <OrderedList
        kind="study"
        items={studies}
        nameOf={({ name }) => name}
        head={({ name }) => <h3 className="font-semibold wrap-anywhere">{name}</h3>}
        actions={(study) => (
          <>
            <IconButton
              size="small"
              icon={<Pencil />}
              label={t("lessons:edit.editNamed", { title: study.name })}
              onClick={() => setOpenDialog({ detailsOf: study.id })}
            />
            <IconButton
              size="small"
              icon={<Trash2 />}
              label={t("lessons:edit.removeNamed", { title: study.name })}
              onClick={() => askRemove(study)}
            />
          </>
        )}
      >
        {({ id, name, lessons }) => (
          <div className="flex flex-col gap-3">
            <LessonRows lessons={lessons} />
            <Button
              size="small"
              variant="quiet"
              icon={<Plus />}
              className="self-start"
              onClick={() => setOpenDialog({ newLessonIn: id })}
            >
              {t("lessons:edit.newLessonIn", { study: name })}
            </Button>
          </div>
        )}
      </OrderedList>
      {openDialog && "newStudy" in openDialog ? (
        <NameDialog
          title={t("lessons:edit.newStudy")}
          label={t("lessons:edit.name")}
          confirmLabel={t("lessons:edit.create")}
          onSave={(name) => change((call) => call(addStudy, { body: { programId: program.id, name } }))}
          onClose={() => setOpenDialog(null)}
        />
      ) : null}
      {openDialog && "newLessonIn" in openDialog ? (
        <NameDialog
          title={t("lessons:edit.newLesson")}
          label={t("lessons:edit.lessonTitle")}
          confirmLabel={t("lessons:edit.create")}
          onSave={(title) => add(openDialog.newLessonIn, title)}
          onClose={() => setOpenDialog(null)}
        />
      ) : null}
      {opened ? <StudyDialog study={opened} onClose={() => setOpenDialog(null)} /> : null}
      {question}
    </section>
  );
}
