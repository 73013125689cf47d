import { useRead } from "@offertory/api-client";
import { addProgram, listPrograms, type Program, removeProgram, restoreProgram } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, EmptyState, IconButton, PageHeader, Skeleton } from "@offertory/ui";
import { BookOpen, GraduationCap, Plus, Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { Link, useNavigate } from "@offertory/router";
import { BackTo } from "../access/back-to.tsx";
import { LoadFailed } from "../access/load-failed.tsx";
import { OnlyEditors } from "../access/only-editors.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { OrderedList } from "./ordered-list.tsx";
import { PublishedBadge } from "./published-badge.tsx";
import { useChange } from "./use-change.ts";
import { useRemove } from "./use-remove.tsx";

export const ProgramsPage = () => (
  <OnlyEditors>
    <Programs />
  </OnlyEditors>
);

/** Lists all programs of the church for editors. */
function Programs() {
  const t = useT();
  const navigate = useNavigate();
  const read = useRead(listPrograms, {});
  const { change } = useChange();
  const [isNew, setNew] = useState(false);
  const { ask, question } = useRemove();

  async function add(name: string) {
    const { id } = await change((call) => call(addProgram, { body: { name } }));
    await navigate(`/edit/programs/${id}`);
  }

  return (
    <>
      <PageHeader
        back={<BackTo href="/">{t("lessons:home.title")}</BackTo>}
        icon={<GraduationCap />}
        title={t("lessons:edit.title")}
        subtitle={t("lessons:edit.subtitle")}
        actions={
          <Button variant="primary" icon={<Plus />} onClick={() => setNew(true)}>
            {t("lessons:edit.newProgram")}
          </Button>
        }
      />
      {read.error && !read.data ? <LoadFailed error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.isPending ? (
        <div role="status" aria-label={t("common:loading")} className="flex flex-col gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      ) : null}
      {read.data?.length === 0 ? (
        <div className="rounded-card border border-dashed border-line-strong">
          <EmptyState
            icon={<BookOpen />}
            title={t("lessons:edit.noPrograms")}
            body={t("lessons:edit.noProgramsHint")}
          />
        </div>
      ) : null}
      <OrderedList
        kind="program"
        items={read.data ?? []}
        nameOf={({ name }) => name}
        head={(program) => <ProgramHead program={program} />}
        actions={({ id, name }) => (
          <IconButton
            size="small"
            icon={<Trash2 />}
            label={t("lessons:edit.removeNamed", { title: name })}
            onClick={() =>
              ask({
                title: name,
                body: t("lessons:edit.removeProgramBody"),
                remove: (call) => call(removeProgram, { params: { id } }),
                restore: (call) => call(restoreProgram, { params: { id } }),
              })
            }
          />
        )}
      />
      {isNew ? (
        <NameDialog
          title={t("lessons:edit.newProgram")}
          label={t("lessons:edit.name")}
          confirmLabel={t("lessons:edit.create")}
          onSave={add}
          onClose={() => setNew(false)}
        />
      ) : null}
      {question}
    </>
  );
}

function ProgramHead({ program }: { program: Program }) {
  const t = useT();
  const { id, name, published, studies, lessons } = program;
  return (
    <span className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
      <Link
        to={`/edit/programs/${id}`}
        className="font-medium wrap-anywhere text-ink underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      <PublishedBadge published={published} />
      <span className="text-sm text-ink-soft">
        {t("lessons:edit.studyCount", { count: studies })} · {t("lessons:home.lessonCount", { count: lessons })}
      </span>
    </span>
  );
}
