import { useRead } from "@offertory/api-client";
import { changeProgram, type ProgramChange, type ProgramTree, readProgram } from "@offertory/contract";
import { PageSkeleton } from "@offertory/features/frame";
import { useT } from "@offertory/i18n/react";
import { Button, buttonClass, DisplayBox, PageHeader } from "@offertory/ui";
import { BookOpen, Pencil } from "@offertory/ui/icons.ts";
import { renderMarkdown } from "@offertory/editors/rich-text";
import { useMemo, useState } from "react";
import { Link, useParams } from "@offertory/router";
import { BackTo } from "../access/back-to.tsx";
import { LoadFailed } from "../access/load-failed.tsx";
import { OnlyEditors } from "../access/only-editors.tsx";
import { programPath } from "../paths.ts";
import { RichText } from "../read/rich-text.tsx";
import { DetailFields } from "./detail-fields.tsx";
import { PublishButton } from "./publish-button.tsx";
import { PublishedBadge } from "./published-badge.tsx";
import { StudiesBox } from "./studies-box.tsx";
import { TextEditor } from "./text-editor.tsx";
import { useChange } from "./use-change.ts";

export const ProgramEditorPage = () => (
  <OnlyEditors>
    <Loaded />
  </OnlyEditors>
);

function Loaded() {
  const { id = "" } = useParams();
  const read = useRead(readProgram, { params: { id } });
  if (read.data) return <ProgramEditor key={id} tree={read.data} />;
  return read.error ? <LoadFailed error={read.error} onRetry={() => void read.refetch()} /> : <PageSkeleton />;
}

function ProgramEditor({ tree }: { tree: ProgramTree }) {
  const t = useT();
  const { program, subDomain } = tree;
  const { change, attempt } = useChange();
  const [isWriting, setWriting] = useState(false);
  const about = useMemo(() => renderMarkdown(program.about), [program.about]);
  const save = (body: ProgramChange) => change((call) => call(changeProgram, { params: { id: program.id }, body }));
  const trySave = (body: ProgramChange) => attempt((call) => call(changeProgram, { params: { id: program.id }, body }));
  return (
    <>
      <PageHeader
        back={<BackTo href="/edit">{t("lessons:edit.title")}</BackTo>}
        title={program.name}
        facts={<PublishedBadge published={program.published} />}
        actions={
          <>
            <Link to={programPath(subDomain, program.slug)} className={buttonClass()}>
              <BookOpen />
              {t("lessons:edit.view")}
            </Link>
            <PublishButton published={program.published} onPublish={(published) => trySave({ published })} />
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <StudiesBox tree={tree} />
        <div className="flex flex-col gap-6">
          <DisplayBox title={t("lessons:edit.details")}>
            <DetailFields
              nameLabel={t("lessons:edit.name")}
              item={program}
              onSave={({ name, ...others }) => save({ ...others, ...(name !== undefined && { name }) })}
              onPicture={(picture) => void trySave({ picture })}
            />
          </DisplayBox>
          <DisplayBox
            title={t("lessons:edit.about")}
            actions={
              <Button size="small" icon={<Pencil />} onClick={() => setWriting(true)}>
                {t("lessons:edit.editText")}
              </Button>
            }
          >
            {program.about.trim() ? (
              <RichText html={about} />
            ) : (
              <p className="text-sm text-ink-soft">{t("lessons:edit.aboutHint")}</p>
            )}
          </DisplayBox>
        </div>
      </div>
      {isWriting ? (
        <TextEditor
          title={t("lessons:edit.about")}
          value={program.about}
          subject={`program ${program.id}`}
          onSave={(about) => trySave({ about })}
          onClose={() => setWriting(false)}
        />
      ) : null}
    </>
  );
}
