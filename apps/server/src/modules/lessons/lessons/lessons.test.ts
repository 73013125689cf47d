import * as calls from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestLessons } from "../testing/create-test-lessons.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("S6.03 only a caller with the Content Edit permission can manage lessons, and not those of another church", async () => {
  const church = await createTestLessons(server);
  const { program, study, lessons } = await church.program("Parables", "The lost sheep");
  const lesson = lessons[0]!;
  const section = await church.section(lesson.id, { title: "Begin" });
  const member = (await church.person()).tokenFor("content");
  const { token: stranger } = await createTestLessons(server);
  const one = (id: string) => ({ params: { id } });
  const guarded: [calls.Endpoint, object][] = [
    [calls.readProgram, one(program.id)],
    [calls.changeProgram, { ...one(program.id), body: { published: true } }],
    [calls.removeProgram, one(program.id)],
    [calls.restoreProgram, one(program.id)],
    [calls.addStudy, { body: { programId: program.id, name: "Mine" } }],
    [calls.changeStudy, { ...one(study.id), body: { name: "Mine" } }],
    [calls.removeStudy, one(study.id)],
    [calls.restoreStudy, one(study.id)],
    [calls.addLesson, { body: { studyId: study.id, title: "Mine" } }],
    [calls.readLesson, one(lesson.id)],
    [calls.changeLesson, { ...one(lesson.id), body: { published: true } }],
    [calls.copyLesson, { ...one(lesson.id), body: { title: "Mine" } }],
    [calls.removeLesson, one(lesson.id)],
    [calls.restoreLesson, one(lesson.id)],
    [calls.addLessonSection, { ...one(lesson.id), body: { title: "Mine" } }],
    [calls.changeLessonSection, { ...one(section.id), body: { title: "Mine" } }],
    [calls.removeLessonSection, one(section.id)],
    [calls.restoreLessonSection, one(section.id)],
    [calls.requestLessonFile, { ...one(lesson.id), body: { name: "a.pdf", size: 5 } }],
    [calls.removeLessonFile, one("none")],
    [calls.restoreLessonFile, one("none")],
  ];
  for (const [call, parts] of guarded) {
    const named = `${call.method} ${call.path}`;
    expect({ of: named, is: (await server.call(call, parts)).status }).toEqual({ of: named, is: 401 });
    expect({ of: named, is: (await server.call(call, { ...parts, token: member })).status }).toEqual({
      of: named,
      is: 403,
    });
    expect({ of: named, is: (await server.call(call, { ...parts, token: stranger })).status }).toEqual({
      of: named,
      is: 404,
    });
  }
  const order = { body: { kind: "program", ids: [program.id] } };
  expect((await server.call(calls.arrangeLessons, order)).status).toBe(401);
  expect((await server.call(calls.arrangeLessons, { ...order, token: member })).status).toBe(403);
  expect((await server.call(calls.arrangeLessons, { ...order, token: stranger })).body).toMatchObject({
    code: "lesson-order-unknown",
  });
  expect((await server.call(calls.listPrograms, { token: member })).status).toBe(403);
  expect((await server.call(calls.listPrograms, { token: stranger })).body).toEqual([]);
  expect((await server.call(calls.addProgram, { token: member, body: { name: "X" } })).status).toBe(403);
});

test("names become unique slugs, which editors can change", async () => {
  const church = await createTestLessons(server);
  const { program, study, lessons } = await church.program(
    "The Life of Jesus!",
    "A lesson",
    "A lesson",
    "Lección señal",
    "牧羊人",
  );
  expect(program.slug).toBe("life-of-jesus");
  expect(lessons.map(({ slug }) => slug)).toEqual(["lesson", "lesson-2", "leccion-senal", "牧羊人"]);
  const change = (body: object) =>
    server.call(calls.changeLesson, { token: church.token, params: { id: lessons[0]!.id }, body });
  expect((await change({ slug: "Other-Name" })).body).toMatchObject({ slug: "other-name" });
  expect((await change({ slug: "lesson-2" })).body).toMatchObject({ code: "lesson-slug-taken" });
  for (const slug of ["", "a b", "-a", "a--b", "a/b", "../x", "%2e"]) {
    expect({ of: slug, is: (await change({ slug })).body }).toMatchObject({
      of: slug,
      is: { code: "lesson-slug-invalid" },
    });
  }
  expect((await change({ title: "  " })).body).toMatchObject({ code: "lesson-name-blank" });
  // The same slug is free in another study.
  const other = await church.done(calls.addStudy, { body: { programId: program.id, name: study.name } });
  expect(other.slug).toBe("first-steps-2");
  expect(await church.done(calls.addLesson, { body: { studyId: other.id, title: "A lesson" } })).toMatchObject({
    slug: "lesson",
    published: false,
  });
});

test("removed programs, studies, lessons and sections disappear immediately and can be restored", async () => {
  const church = await createTestLessons(server);
  const { program, study, lessons } = await church.program("Acts", "Pentecost", "Philip");
  const [first, second] = [lessons[0]!, lessons[1]!];
  const section = await church.section(first.id, { title: "Wind", markdown: "Like **fire**", kind: "say" });
  const tree = () => church.done(calls.readProgram, { params: { id: program.id } });
  const titles = async () => (await tree()).studies.flatMap((each) => each.lessons.map(({ title }) => title));

  await church.done(calls.removeLesson, { params: { id: first.id } });
  expect(await titles()).toEqual(["Philip"]);
  // Meanwhile another lesson takes its slug.
  await church.done(calls.changeLesson, { params: { id: second.id }, body: { slug: first.slug } });
  expect(await church.done(calls.restoreLesson, { params: { id: first.id } })).toMatchObject({ slug: "pentecost-2" });
  expect(await titles()).toEqual(["Pentecost", "Philip"]);

  await church.done(calls.removeLessonSection, { params: { id: section.id } });
  const read = () => church.done(calls.readLesson, { params: { id: first.id } });
  expect((await read()).sections).toEqual([]);
  const changed = { token: church.token, params: { id: section.id }, body: { title: "x" } };
  expect((await server.call(calls.changeLessonSection, changed)).status).toBe(404);
  await church.done(calls.restoreLessonSection, { params: { id: section.id } });
  expect((await read()).sections).toMatchObject([{ title: "Wind", markdown: "Like **fire**" }]);

  for (const [remove, restore, id] of [
    [calls.removeStudy, calls.restoreStudy, study.id],
    [calls.removeProgram, calls.restoreProgram, program.id],
  ] as const) {
    await church.done(remove, { params: { id } });
    expect((await server.call(calls.readLesson, { token: church.token, params: { id: first.id } })).status).toBe(404);
    await church.done(restore, { params: { id } });
    expect((await read()).sections).toHaveLength(1);
  }
});

test("programs, studies, lessons and sections are reordered, and those that the request does not list come last", async () => {
  const church = await createTestLessons(server);
  const { program, study, lessons } = await church.program("Psalms", "One", "Two", "Three");
  const lessonId = lessons[0]!.id;
  const sections: calls.LessonSection[] = [];
  for (const title of ["One", "Two", "Three"]) sections.push(await church.section(lessonId, { title }));
  const studies = [study];
  for (const name of ["Two", "Three"])
    studies.push(await church.done(calls.addStudy, { body: { programId: program.id, name } }));
  const programs = [program];
  for (const name of ["Two", "Three"]) programs.push(await church.done(calls.addProgram, { body: { name } }));
  const other = await church.done(calls.addStudy, { body: { programId: programs[1]!.id, name: "Other" } });
  const otherLesson = await church.done(calls.addLesson, { body: { studyId: other.id, title: "Other" } });
  const otherSection = await church.section(otherLesson.id, { title: "Other" });
  const otherProgram = await (await createTestLessons(server)).program("Other");

  const readProgram = () => church.done(calls.readProgram, { params: { id: program.id } });
  const arrange = (kind: string, ids: unknown[]) =>
    server.call(calls.arrangeLessons, { token: church.token, body: { kind, ids } });
  for (const { kind, items, foreign, read } of [
    {
      kind: "program",
      items: programs,
      foreign: otherProgram.program,
      read: () => church.done(calls.listPrograms, {}),
    },
    { kind: "study", items: studies, foreign: other, read: async () => (await readProgram()).studies },
    {
      kind: "lesson",
      items: lessons,
      foreign: otherLesson,
      read: async () => (await readProgram()).studies.find(({ id }) => id === study.id)?.lessons ?? [],
    },
    {
      kind: "section",
      items: sections,
      foreign: otherSection,
      read: async () => (await church.done(calls.readLesson, { params: { id: lessonId } })).sections,
    },
  ]) {
    const order = async () => ({ kind, ids: (await read()).map(({ id }) => id) });
    const [one, two, three] = items.map(({ id }) => id);
    expect(await order()).toEqual({ kind, ids: [one, two, three] });
    expect((await arrange(kind, [three, one])).status).toBe(200);
    for (const ids of [[two, foreign.id], ["none"], [one, "none"]])
      expect({ kind, is: (await arrange(kind, ids)).body }).toMatchObject({
        kind,
        is: { code: "lesson-order-unknown" },
      });
    expect((await arrange(kind, [])).status).toBe(400);
    expect(await order()).toEqual({ kind, ids: [three, one, two] });
  }
  expect((await arrange("page", [lessonId])).status).toBe(400);
});

test("a copied lesson follows its original, as a draft with its own sections", async () => {
  const church = await createTestLessons(server);
  const { program, lessons } = await church.program("Ruth", "One", "Two");
  const one = lessons[0]!;
  await church.section(one.id, { title: "Say", markdown: "Words" });
  await church.section(one.id, { title: "Watch", kind: "play", video: "https://youtu.be/abcdef123" });
  await church.publishLesson(one.id);
  const copy = await church.done(calls.copyLesson, { params: { id: one.id }, body: { title: "One again" } });
  expect(copy).toMatchObject({ published: false, slug: "one-again" });
  const { studies } = await church.done(calls.readProgram, { params: { id: program.id } });
  expect(studies[0]?.lessons.map(({ title }) => title)).toEqual(["One", "One again", "Two"]);
  const [first, second] = await Promise.all(
    [one.id, copy.id].map((id) => church.done(calls.readLesson, { params: { id } })),
  );
  expect(second?.sections.map(({ title, video }) => ({ title, video }))).toEqual(
    first?.sections.map(({ title, video }) => ({ title, video })),
  );
  expect(second?.sections[0]?.id).not.toBe(first?.sections[0]?.id);
});

test("unsafe URLs of images and videos are refused with an error code", async () => {
  const church = await createTestLessons(server);
  const { lessons } = await church.program("Job", "One");
  const { id } = lessons[0]!;
  const { token } = church;
  for (const picture of ["javascript:alert(1)", "http://a.test/x.png", "/api/x", "//a.test/x.png"]) {
    const answer = await server.call(calls.changeLesson, { token, params: { id }, body: { picture } });
    expect({ of: picture, is: answer.body }).toMatchObject({ of: picture, is: { code: "lesson-picture-unsafe" } });
  }
  for (const video of ["javascript:alert(1)", "ftp://a.test/x", "data:text/html,x", "/local", "watch this"]) {
    const answer = await server.call(calls.addLessonSection, { token, params: { id }, body: { title: "V", video } });
    expect({ of: video, is: answer.body }).toMatchObject({ of: video, is: { code: "lesson-video-unsafe" } });
  }
  expect((await server.call(calls.addLessonSection, { token, params: { id }, body: {} })).body).toMatchObject({
    code: "lesson-name-blank",
  });
});
