import { useRead } from "@offertory/api-client";
import { changeLesson, type LessonChange, type LessonTree, readLesson } from "@offertory/contract";
import { PageSkeleton } from "@offertory/features/frame";
import { useT } from "@offertory/i18n/react";
import { buttonClass, DisplayBox, Notice, PageHeader } from "@offertory/ui";
import { BookOpen } from "@offertory/ui/icons.ts";
import { Link, useParams } from "@offertory/router";
import { BackTo } from "../access/back-to.tsx";
import { LoadFailed } from "../access/load-failed.tsx";
import { OnlyEditors } from "../access/only-editors.tsx";
import { lessonPath } from "../paths.ts";
import { DetailFields } from "./detail-fields.tsx";
import { FilesBox } from "./files-box.tsx";
import { PublishButton } from "./publish-button.tsx";
import { PublishedBadge } from "./published-badge.tsx";
import { SectionsBox } from "./sections-box.tsx";
import { useChange } from "./use-change.ts";

export const LessonEditorPage = () => (
  <OnlyEditors>
    <Loaded />
  </OnlyEditors>
);

function Loaded() {
  const { id = "" } = useParams();
  const read = useRead(readLesson, { params: { id } });
  if (read.data) return <LessonEditor key={id} tree={read.data} />;
  return read.error ? <LoadFailed error={read.error} onRetry={() => void read.refetch()} /> : <PageSkeleton />;
}

function LessonEditor({ tree }: { tree: LessonTree }) {
  const t = useT();
  const { lesson, program, study, subDomain, sections, files } = tree;
  const { change, attempt } = useChange();
  const saving = (body: LessonChange) => ({ params: { id: lesson.id }, body });
  const lessonRef = { church: subDomain, program: program.slug, study: study.slug, lesson: lesson.slug };
  return (
    <>
      <PageHeader
        back={<BackTo href={`/edit/programs/${program.id}`}>{program.name}</BackTo>}
        title={lesson.title}
        facts={
          <span className="flex flex-wrap items-center gap-2">
            <PublishedBadge published={lesson.published} />
            {study.name}
          </span>
        }
        actions={
          <>
            <Link to={lessonPath(lessonRef)} className={buttonClass()}>
              <BookOpen />
              {t("lessons:edit.view")}
            </Link>
            <PublishButton
              published={lesson.published}
              onPublish={(published) => attempt((call) => call(changeLesson, saving({ published })))}
            />
          </>
        }
      />
      {lesson.published && !program.published ? (
        <Notice tone="warning" className="mb-6">
          {t("lessons:edit.programIsDraft", { program: program.name })}
        </Notice>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SectionsBox lessonId={lesson.id} sections={sections} />
        <div className="flex flex-col gap-6">
          <FilesBox lessonId={lesson.id} files={files} />
          <DisplayBox title={t("lessons:edit.details")}>
            <DetailFields
              nameLabel={t("lessons:edit.lessonTitle")}
              item={{ ...lesson, name: lesson.title }}
              onSave={({ name, ...others }) =>
                change((call) => call(changeLesson, saving({ ...others, ...(name !== undefined && { title: name }) })))
              }
              onPicture={(picture) => void attempt((call) => call(changeLesson, saving({ picture })))}
            />
          </DisplayBox>
        </div>
      </div>
    </>
  );
}
