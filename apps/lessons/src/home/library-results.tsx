import { useT } from "@offertory/i18n/react";
import { Button, EmptyState, Skeleton } from "@offertory/ui";
import { BookOpen, Search } from "@offertory/ui/icons.ts";
import { LoadFailed } from "../access/load-failed.tsx";
import { ProgramCards } from "./program-cards.tsx";
import { useApi } from "@offertory/api-client";
import { browseLessons, type LessonHit, LIBRARY_PAGE, type ProgramCard } from "@offertory/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@offertory/router";
import { lessonPath } from "../paths.ts";
import { CardPicture } from "../read/card-picture.tsx";

interface LibraryResultsProps {
  term: string;
  church: string;
  onClear(): void;
}

/** Lists the programs, or the results of a search; says so if there are none. */
export function LibraryResults({ term, church, onClear }: LibraryResultsProps) {
  const t = useT();
  const { read, programs, lessons } = useLibrary(term, church);
  if (read.error && !read.data) return <LoadFailed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <CardSkeletons label={t("common:loading")} />;
  const isEmpty = programs.length + lessons.length === 0;
  return (
    <div aria-busy={read.isPlaceholderData} className="flex flex-col gap-8">
      <p role="status" className="sr-only">
        {term ? t("lessons:home.found", { count: lessons.length + programs.length }) : ""}
      </p>
      {isEmpty ? (
        <div className="rounded-card border border-line bg-raised shadow-card">
          {term || church ? (
            <EmptyState
              icon={<Search />}
              title={t("lessons:home.nothingTitle")}
              body={t("lessons:home.nothingBody")}
              action={term ? <Button onClick={onClear}>{t("common:clear")}</Button> : null}
            />
          ) : (
            <EmptyState icon={<BookOpen />} title={t("lessons:home.emptyTitle")} body={t("lessons:home.emptyBody")} />
          )}
        </div>
      ) : null}
      {programs.length > 0 ? <ProgramCards programs={programs} label={t("lessons:home.programs")} /> : null}
      {lessons.length > 0 ? (
        <section aria-labelledby="found-lessons">
          <h2 id="found-lessons" className="mb-3 text-lg font-semibold">
            {t("lessons:home.lessonsFound")}
          </h2>
          <LessonHits lessons={lessons} label={t("lessons:home.lessonsFound")} />
        </section>
      ) : null}
      {read.hasNextPage ? (
        <Button className="self-center" busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {t("lessons:home.more")}
        </Button>
      ) : null}
    </div>
  );
}

const CardSkeletons = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    {[1, 2, 3].map((each) => (
      <Skeleton key={each} className="h-72" />
    ))}
  </div>
);

/** Loads the results page by page. They are the same for everyone, so the call is anonymous. */
function useLibrary(term: string, church: string) {
  const call = useApi();
  const read = useInfiniteQuery({
    queryKey: ["content", browseLessons.path, { term, church }, "anonymous"],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        browseLessons,
        { query: { ...(term && { term }), ...(church && { church }), skip: pageParam } },
        { signal, token: null },
      ),
    getNextPageParam: ({ more }, _pages, skip) => (more ? skip + LIBRARY_PAGE : undefined),
    placeholderData: keepPreviousData,
  });
  const pages = read.data?.pages ?? [];
  const programs: ProgramCard[] = pages.flatMap((page) => page.programs);
  const lessons: LessonHit[] = pages.flatMap((page) => page.lessons);
  return { read, programs, lessons };
}

function LessonHits({ lessons, label }: { lessons: readonly LessonHit[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card border border-line bg-raised shadow-card">
      {lessons.map(({ church, program, study, slug, title, description, picture }) => {
        const href = lessonPath({ church: church.subDomain, program: program.slug, study: study.slug, lesson: slug });
        return (
          <li key={href} className="relative flex items-start gap-4 p-3 hover:bg-sunken sm:p-4">
            <CardPicture picture={picture} sizes="7rem" className="w-20 shrink-0 rounded-field sm:w-28" />
            <div className="min-w-0">
              <h3 className="font-semibold wrap-anywhere">
                <Link to={href} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              {description ? (
                <p className="line-clamp-2 text-sm text-pretty wrap-anywhere text-ink-soft">{description}</p>
              ) : null}
              <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
                {program.name} · {study.name} · {church.name}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
