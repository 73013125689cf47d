import { useT } from "@offertory/i18n/react";
import { Button, EmptyState, Skeleton } from "@offertory/ui";
import { BookOpen, Search } from "@offertory/ui/icons.ts";
import { LoadFailed } from "../access/load-failed.tsx";
import { LessonHits } from "./lesson-hits.tsx";
import { ProgramCards } from "./program-cards.tsx";
import { useLibrary } from "./use-library.ts";

interface LibraryResultsProps {
  term: string;
  church: string;
  onClear(): void;
}

/** Programs, or what a search has found; or that there is nothing, and what to do about it. */
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
