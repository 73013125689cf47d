import { useRead, useSession } from "@offertory/api-client";
import { readShownProgram, type ShownProgram } from "@offertory/contract";
import { PageSkeleton } from "@offertory/features/frame";
import { useT } from "@offertory/i18n/react";
import { buttonClass, EmptyState, PageHeader } from "@offertory/ui";
import { BookOpen, Pencil } from "@offertory/ui/icons.ts";
import { Link, useParams } from "@offertory/router";
import { BackTo } from "../access/back-to.tsx";
import { LoadFailed } from "../access/load-failed.tsx";
import { CardPicture } from "../read/card-picture.tsx";
import { DraftNotice } from "../read/draft-notice.tsx";
import { RichText } from "../read/rich-text.tsx";
import { useTitle } from "../read/use-title.ts";
import { StudyList } from "./study-list.tsx";

export function ProgramPage() {
  const { church = "", program = "" } = useParams();
  const { status } = useSession();
  // Editors also see drafts, so the call waits until the session is known.
  const read = useRead(readShownProgram, { params: { church, program } }, { enabled: status !== "starting" });
  if (read.data) return <OneProgram program={read.data} />;
  return read.error ? <LoadFailed error={read.error} onRetry={() => void read.refetch()} /> : <PageSkeleton />;
}

function OneProgram({ program }: { program: ShownProgram }) {
  const t = useT();
  const { church, name, description, about, picture, studies, editId } = program;
  const count = studies.reduce((sum, { lessons }) => sum + lessons.length, 0);
  useTitle(`${name} · ${church.name}`);
  return (
    <>
      <PageHeader
        back={<BackTo href="/">{t("lessons:home.title")}</BackTo>}
        title={name}
        facts={`${t("lessons:home.by", { church: church.name })} · ${t("lessons:home.lessonCount", { count })}`}
        actions={
          editId ? (
            <Link to={`/edit/programs/${editId}`} className={`${buttonClass()} print:hidden`}>
              <Pencil />
              {t("lessons:read.edit")}
            </Link>
          ) : null
        }
      />
      {program.published ? null : <DraftNotice />}
      {description ? <p className="mb-6 text-lg text-pretty wrap-anywhere text-ink-soft">{description}</p> : null}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          {studies.map((study) => (
            <StudyList key={study.slug} study={study} church={church.subDomain} program={program.slug} />
          ))}
          {count === 0 ? <EmptyState icon={<BookOpen />} title={t("lessons:read.noLessons")} /> : null}
        </div>
        <aside className="flex flex-col gap-6 max-lg:order-first" aria-label={t("lessons:read.about")}>
          {picture ? (
            <CardPicture picture={picture} sizes="(min-width: 64rem) 20rem, 100vw" className="rounded-card" />
          ) : null}
          <RichText html={about} />
        </aside>
      </div>
    </>
  );
}
