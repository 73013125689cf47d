import { addLesson, addLessonSection, addProgram, addStudy, changeLesson, changeProgram } from "@offertory/contract";
import type { APIRequestContext } from "@playwright/test";
import { callWire } from "../support/call-wire.ts";
import { makeLessonChurch } from "./lesson-church.ts";

const API = "**/api/content/lessons";

let shared: Promise<SeededLessons> | undefined;

/**
 * Returns a church with a published lesson of each kind of section, shared by all tests of a worker, which must not
 * change it.
 */
export const seededLessons = (request: APIRequestContext): Promise<SeededLessons> => (shared ??= seedLessons(request));

async function seedLessons(request: APIRequestContext) {
  const church = await makeLessonChurch(request);
  const { contentToken: token, subDomain } = church;
  const program = await callWire(addProgram, token, { body: { name: "Parables", description: "Stories" } });
  const study = await callWire(addStudy, token, { body: { programId: program.id, name: "Lost" } });
  const lesson = await callWire(addLesson, token, { body: { studyId: study.id, title: "Sheep" } });
  const params = { id: lesson.id };
  for (const kind of ["say", "do", "read", "play", "note"] as const) {
    const video = kind === "play" ? "https://www.youtube.com/watch?v=aqz-KE-bpKQ" : null;
    const body = { kind, title: `To ${kind}`, markdown: "Some **words**\n\n> and a quote", video };
    await callWire(addLessonSection, token, { params, body });
  }
  await callWire(changeLesson, token, { params, body: { published: true } });
  await callWire(changeProgram, token, { params: { id: program.id }, body: { about: "For _all_", published: true } });
  const programPath = `/programs/${subDomain}/${program.slug}`;
  return { church, program, lesson, programPath, reading: `${programPath}/${study.slug}/${lesson.slug}` };
}

export type SeededLessons = Awaited<ReturnType<typeof seedLessons>>;
type LessonScreen = { name: string; path(of: SeededLessons): string; reads: string; empty?: unknown };

/** Every screen of the lessons app except its login, and the calls that each reads from. */
export const LESSON_SCREENS: readonly LessonScreen[] = [
  {
    name: "the library",
    path: () => "/",
    reads: `${API}/library?*`,
    empty: { programs: [], lessons: [], more: false },
  },
  { name: "a program", path: ({ programPath }) => programPath, reads: `${API}/library/*/*` },
  { name: "a lesson", path: ({ reading }) => reading, reads: `${API}/library/*/*/*/*` },
  { name: "a presentation", path: ({ reading }) => `${reading}/present`, reads: `${API}/library/*/*/*/*` },
  { name: "the programs of a church", path: () => "/edit", reads: `${API}/programs`, empty: [] },
  {
    name: "a program's editor",
    path: ({ program }) => `/edit/programs/${program.id}`,
    reads: `${API}/programs/*`,
  },
  { name: "a lesson's editor", path: ({ lesson }) => `/edit/lessons/${lesson.id}`, reads: `${API}/lessons/*` },
];
