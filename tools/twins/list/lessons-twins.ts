import type { Twin } from "../twin.ts";

const LESSONS = "apps/server/src/modules/lessons";
const LIBRARY = `${LESSONS}/library/library.test.ts`;
const FILES = `${LESSONS}/files/files.test.ts`;
const EDIT = `${LESSONS}/lessons/lessons.test.ts`;
const DRAFTS = "S6.03 drafts are read only by who holds Content Edit of that church; what is published by everyone";
const DRAFT_FILES = "files of drafts are had only by the link of who works on them, for a day, and by no other's";
const FORM = "a form is good for its file alone: signed, within the hour, once, and no larger than was said";

/** Drafts of lessons, and the files that people send and fetch. */
export const LESSONS_TWINS: Twin[] = [
  {
    guard: "A program that is a draft is read by those who work on it",
    file: `${LESSONS}/library/open-shelf.ts`,
    find: "|| !(program.published || mayEdit)",
    replace: "",
    test: LIBRARY,
    title: DRAFTS,
  },
  {
    guard: "Who edits the content of one church edits no other's",
    file: `${LESSONS}/library/open-shelf.ts`,
    find: "caller.churchId === church?.churchId && ",
    replace: "",
    test: LIBRARY,
    title: "Content Edit of another church opens no drafts",
  },
  {
    guard: "A member without Content Edit sees no drafts",
    file: `${LESSONS}/library/open-shelf.ts`,
    find: " && may(caller, can.editContent)",
    replace: " && may !== undefined && can !== undefined",
    test: LIBRARY,
    title: DRAFTS,
  },
  {
    guard: "A lesson that is a draft is read by those who work on it",
    file: `${LESSONS}/library/read-shown-lesson.ts`,
    find: "all.filter(({ published }) => published || mayEdit)",
    replace: "all",
    test: LIBRARY,
    title: DRAFTS,
  },
  {
    guard: "Words of drafts are not found",
    file: `${LESSONS}/library/library-store.ts`,
    find: "lesson.published and lesson.removed_at is null",
    replace: "lesson.removed_at is null",
    test: LIBRARY,
    title: "words of titles, descriptions and sections are found, in any language, and nothing that is not published",
  },
  {
    guard: "A link to a draft says nothing of it",
    file: `${LESSONS}/library/library-store.ts`,
    find: '        .where("lesson.published", "=", true)\n        .where("lesson.removedAt", "is", null)\n        .where("study.removedAt", "is", null)\n        .executeTakeFirst(),',
    replace: "        .executeTakeFirst(),",
    test: `${LESSONS}/library/shared-link.test.ts`,
    title: "a link that is shared says what it leads to, and nothing of drafts",
  },
  {
    guard: "A file is sent to be saved, and never shown",
    file: `${LESSONS}/files/send-file.ts`,
    find: '    "content-disposition": attachmentNamed(file.name),',
    replace: '    "content-disposition": attachmentNamed(file.name).replace("attachment", "inline"),',
    test: FILES,
    title: "a file is sent by its form, and saved by whoever reads the lesson: as an attachment, and as nothing else",
  },
  {
    guard: "A file runs nothing in whichever page shows it",
    file: `${LESSONS}/files/send-file.ts`,
    find: "default-src 'none'; sandbox",
    replace: "default-src *",
    test: FILES,
    title: "a file is sent by its form, and saved by whoever reads the lesson: as an attachment, and as nothing else",
  },
  {
    guard: "A file that was removed is gone, key or not",
    file: `${LESSONS}/files/send-file.ts`,
    find: " || file.removedAt !== null",
    replace: "",
    test: FILES,
    title: DRAFT_FILES,
  },
  {
    guard: "A file of a draft needs a key",
    file: `${LESSONS}/files/send-file.ts`,
    find: "if (!hasKey && !(await lessons.files.isOpen(file))) throw new LessonFileNotFound();",
    replace: "",
    test: FILES,
    title: DRAFT_FILES,
  },
  {
    guard: "A key opens its own file only",
    file: `${LESSONS}/files/file-link.ts`,
    find: "`lesson file ${churchId} ${id} ${expires}`",
    replace: "`lesson file ${churchId} ${id === undefined} ${expires}`",
    test: FILES,
    title: DRAFT_FILES,
  },
  {
    guard: "A key runs out",
    file: `${LESSONS}/files/file-link.ts`,
    find: " && now().getTime() < expires",
    replace: " && now !== undefined",
    test: FILES,
    title: DRAFT_FILES,
  },
  {
    guard: "A form is for one file, once",
    file: `${LESSONS}/files/read-upload.ts`,
    find: "|| file.uploadId !== uploadId || file.addedAt !== null",
    replace: "|| uploadId === undefined",
    test: FILES,
    title: FORM,
  },
  {
    guard: "A file is no larger than was said",
    file: `${LESSONS}/files/read-upload.ts`,
    find: "part.file.truncated || bytes.length > mostBytes",
    replace: "part.file.truncated",
    test: FILES,
    title: FORM,
  },
  {
    guard: "A file is what its name says",
    file: `${LESSONS}/files/take-file.ts`,
    find: "  sniffFile(bytes, file.type);",
    replace: "  void sniffFile;",
    test: FILES,
    title: "bytes that are not what the name says are refused, and nothing of them is kept",
  },
  {
    guard: "What is put into order stands in one place of one's own church",
    file: `${LESSONS}/shelf/arrange-lessons.ts`,
    find: "known.length === 0 || !named.every((id) => known.includes(id))",
    replace: "named.length === 0",
    test: EDIT,
    title: "programs, studies, lessons and sections are put into order, and what is not named comes after",
  },
];
