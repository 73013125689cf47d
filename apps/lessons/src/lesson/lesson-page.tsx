import { useRead, useSession } from "@offertory/api-client";
import { readShownLesson, type ShownLesson, type ShownSection } from "@offertory/contract";
import { PageSkeleton } from "@offertory/features/frame";
import { useT } from "@offertory/i18n/react";
import { PageHeader, Button, buttonClass } from "@offertory/ui";
import { useParams, Link } from "@offertory/router";
import { BackTo } from "../access/back-to.tsx";
import { LoadFailed } from "../access/load-failed.tsx";
import { programPath, presentPath } from "../paths.ts";
import { CardPicture } from "../read/card-picture.tsx";
import { DraftNotice } from "../read/draft-notice.tsx";
import { useTitle } from "../read/use-title.ts";
import { Downloads } from "./downloads.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Monitor, Pencil, Printer } from "@offertory/ui/icons.ts";
import { enterFullscreen } from "../present/fullscreen.ts";
import { VideoPlayer } from "../read/video-player.tsx";
import { RichText } from "../read/rich-text.tsx";
import { SectionKind } from "./section-kind.tsx";

export function LessonPage() {
  const { church = "", program = "", study = "", lesson = "" } = useParams();
  const { status } = useSession();
  const input = { params: { church, program, study, lesson } };
  const read = useRead(readShownLesson, input, { enabled: status !== "starting" });
  if (read.data) return <OneLesson lesson={read.data} />;
  return read.error ? <LoadFailed error={read.error} onRetry={() => void read.refetch()} /> : <PageSkeleton />;
}

/** A lesson to read and print. */
function OneLesson({ lesson }: { lesson: ShownLesson }) {
  const t = useT();
  const { church, program, study, title, description, picture, sections, files } = lesson;
  useTitle(`${title} · ${church.name}`);
  return (
    <article className="lesson">
      <PageHeader
        back={<BackTo href={programPath(church.subDomain, program.slug)}>{program.name}</BackTo>}
        title={title}
        facts={`${study.name} · ${program.name} · ${church.name}`}
        actions={<LessonActions lesson={lesson} />}
      />
      {lesson.published ? null : <DraftNotice />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] print:block">
        <div className="min-w-0">
          {description ? <p className="mb-6 text-lg text-pretty wrap-anywhere text-ink-soft">{description}</p> : null}
          {picture ? (
            <CardPicture
              picture={picture}
              sizes="(min-width: 64rem) 46rem, 100vw"
              className="mb-8 rounded-card print:hidden"
            />
          ) : null}
          {sections.length === 0 ? <p className="text-ink-soft">{t("lessons:read.noSections")}</p> : null}
          {sections.map((section) => (
            <LessonSection key={section.id} section={section} />
          ))}
          <Neighbours lesson={lesson} />
        </div>
        <aside
          className="flex flex-col gap-6 max-lg:order-first lg:sticky lg:top-20 lg:max-h-[calc(100vh-6rem)] lg:overflow-y-auto"
          aria-label={t("lessons:read.about")}
        >
          <Contents sections={sections} />
          <Downloads files={files} />
        </aside>
      </div>
    </article>
  );
}

/** Links to the sections of a lesson. */
function Contents({ sections }: { sections: readonly ShownSection[] }) {
  const t = useT();
  if (sections.length < 2) return null;
  return (
    <nav
      aria-label={t("lessons:read.contents")}
      className="rounded-card border border-line bg-raised p-4 shadow-card print:hidden"
    >
      <p className="mb-1 text-sm font-semibold">{t("lessons:read.contents")}</p>
      <ol className="sm:max-lg:columns-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#section-${id}`}
              className="flex min-h-9 items-center rounded-field px-2 text-sm wrap-anywhere text-ink-soft hover:bg-sunken hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function LessonActions({ lesson }: { lesson: ShownLesson }) {
  const t = useT();
  const { church, program, study, slug, editId } = lesson;
  const lessonRef = { church: church.subDomain, program: program.slug, study: study.slug, lesson: slug };
  return (
    <span className="flex flex-wrap gap-2 print:hidden">
      {editId ? (
        <Link to={`/edit/lessons/${editId}`} className={buttonClass()}>
          <Pencil />
          {t("lessons:read.edit")}
        </Link>
      ) : null}
      <Button icon={<Printer />} onClick={() => window.print()}>
        {t("lessons:read.print")}
      </Button>
      {/* Requested in the click handler, because browsers allow fullscreen only during a user gesture. */}
      <Link to={presentPath(lessonRef)} onClick={enterFullscreen} className={buttonClass({ variant: "primary" })}>
        <Monitor />
        {t("lessons:read.present")}
      </Link>
    </span>
  );
}

/** One section of a lesson. Notes look different, because they are for the leader. */
function LessonSection({ section }: { section: ShownSection }) {
  const { id, title, kind, html, video } = section;
  const heading = `section-${id}`;
  return (
    <section
      aria-labelledby={heading}
      data-kind={kind}
      className={`lesson-section mb-8 ${kind === "note" ? "rounded-card border border-warning/30 bg-warning-soft p-4 sm:p-5" : ""}`}
    >
      <SectionKind kind={kind} />
      <h2 id={heading} tabIndex={-1} className="mb-3 scroll-mt-20 text-2xl font-semibold wrap-anywhere">
        {title}
      </h2>
      {video ? (
        <div className="mb-4">
          <VideoPlayer address={video} title={title} />
        </div>
      ) : null}
      <RichText html={html} className="text-lg" />
    </section>
  );
}
