import {
  LIBRARY_PAGE,
  type browseLessons as endpoint,
  type CallAnswer,
  type LessonHit,
  type ProgramCard,
} from "@offertory/contract";
import type { Lessons } from "../lessons.ts";
import { toSearchQuery } from "../items/search-words.ts";

/** How many programs a search returns, on its first page only. Only the lessons found are paged. */
const MAX_PROGRAMS_FOUND = 6;

interface BrowseQuery {
  term?: string | undefined;
  church?: string | undefined;
  skip?: number | undefined;
}

/** Lists all published programs or, with a term, the programs and lessons that contain its words. */
export async function browseLessons(
  { library }: Lessons,
  { term = "", church, skip = 0 }: BrowseQuery,
): Promise<CallAnswer<typeof endpoint>> {
  const page = { church: church || undefined, skip, limit: LIBRARY_PAGE + 1 };
  const query = toSearchQuery(term);
  if (!query) {
    // A term of punctuation only has no words, so it finds nothing.
    const programs = term.trim() ? [] : await library.programs(page);
    return {
      programs: programs.slice(0, LIBRARY_PAGE).map(describeCard),
      lessons: [],
      more: programs.length > LIBRARY_PAGE,
    };
  }
  const [programs, lessons] = await Promise.all([
    skip === 0 ? library.searchPrograms(query, { ...page, limit: MAX_PROGRAMS_FOUND }) : [],
    library.searchLessons(query, page),
  ]);
  return {
    programs: programs.map(describeCard),
    lessons: lessons.slice(0, LIBRARY_PAGE).map(describeHit),
    more: lessons.length > LIBRARY_PAGE,
  };
}

type CardRow = Awaited<ReturnType<Lessons["library"]["programs"]>>[number];
type HitRow = Awaited<ReturnType<Lessons["library"]["searchLessons"]>>[number];

const describeCard = ({ churchName, subDomain, lessons, ...card }: CardRow): ProgramCard => ({
  ...card,
  church: { name: churchName, subDomain },
  lessons: Number(lessons),
});

const describeHit = ({
  churchName,
  subDomain,
  programName,
  programSlug,
  studyName,
  studySlug,
  ...hit
}: HitRow): LessonHit => ({
  ...hit,
  church: { name: churchName, subDomain },
  program: { name: programName, slug: programSlug },
  study: { name: studyName, slug: studySlug },
});
