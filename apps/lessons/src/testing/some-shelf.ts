import type { Lesson, LessonSection, LessonTree, Program, ProgramTree, Study } from "@offertory/contract";

export const someProgram = (changes: Partial<Program> = {}): Program => ({
  id: "parables",
  name: "Parables",
  slug: "parables",
  description: "Stories",
  about: "For **children**",
  picture: null,
  published: false,
  studies: 1,
  lessons: 2,
  ...changes,
});

export const someLessonRow = (changes: Partial<Lesson> = {}): Lesson => ({
  id: "sheep",
  studyId: "lost",
  title: "The lost sheep",
  slug: "sheep",
  description: "",
  picture: null,
  published: false,
  ...changes,
});

export const someStudy = (changes: Partial<Study> = {}): Study => ({
  id: "lost",
  programId: "parables",
  name: "Lost",
  slug: "lost",
  description: "",
  picture: null,
  lessons: [someLessonRow(), someLessonRow({ id: "coin", title: "The lost coin", slug: "coin", published: true })],
  ...changes,
});

export const someProgramTree = (changes: Partial<ProgramTree> = {}): ProgramTree => ({
  program: someProgram(),
  subDomain: "grace",
  studies: [someStudy()],
  ...changes,
});

export const someSection = (changes: Partial<LessonSection> = {}): LessonSection => ({
  id: "look",
  lessonId: "sheep",
  title: "Look for it",
  kind: "do",
  markdown: "All **together**",
  video: null,
  ...changes,
});

export const someLessonTree = (changes: Partial<LessonTree> = {}): LessonTree => ({
  lesson: someLessonRow(),
  study: { id: "lost", name: "Lost", slug: "lost" },
  program: { id: "parables", name: "Parables", slug: "parables", published: true },
  subDomain: "grace",
  sections: [someSection(), someSection({ id: "hide", title: "Before", kind: "note", markdown: "" })],
  files: [],
  ...changes,
});
