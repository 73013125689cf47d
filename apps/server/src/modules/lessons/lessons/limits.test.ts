import * as calls from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestLessons } from "../testing/create-test-lessons.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("a lesson is limited to a hundred sections", async () => {
  const church = await createTestLessons(server);
  const { lessons } = await church.program("Numbers", "One");
  const { id } = lessons[0]!;
  await server.database.pool.query(
    "insert into lesson_sections (church_id, id, lesson_id, title, kind, sort) select $1, $2 || n, $2, 'S', 'say', n from generate_series(1, 99) n",
    [church.churchId, id],
  );
  await church.section(id, { title: "Last" });
  const over = await server.call(calls.addLessonSection, { token: church.token, params: { id }, body: { title: "X" } });
  expect(over.body).toMatchObject({ code: "lesson-section-too-many" });
});

test("programs, studies and lessons are limited in number, and a restored lesson counts", async () => {
  const church = await createTestLessons(server);
  const { program, study, lessons } = await church.program("Kings", "One");
  const refusal = async (call: calls.Endpoint, parts: object) =>
    (await server.call(call, { token: church.token, ...parts })).raw.json().code;
  const fill = (sql: string, ...values: string[]) => server.database.pool.query(sql, [church.churchId, ...values]);

  await church.done(calls.removeLesson, { params: { id: lessons[0]!.id } });
  await fill(
    "insert into lessons (church_id, id, study_id, title, slug, sort, changed_at) select $1, $2 || n, $2, 'L', 'l-' || n, n, now() from generate_series(1, 100) n",
    study.id,
  );
  expect(await refusal(calls.addLesson, { body: { studyId: study.id, title: "X" } })).toBe("lesson-too-many");
  expect(await refusal(calls.restoreLesson, { params: { id: lessons[0]!.id } })).toBe("lesson-too-many");
  expect(await refusal(calls.copyLesson, { params: { id: `${study.id}1` }, body: { title: "X" } })).toBe(
    "lesson-too-many",
  );
  await fill(
    "insert into lesson_studies (church_id, id, program_id, name, slug, sort) select $1, $2 || n, $2, 'S', 's-' || n, n from generate_series(1, 49) n",
    program.id,
  );
  expect(await refusal(calls.addStudy, { body: { programId: program.id, name: "X" } })).toBe("study-too-many");
  await fill(
    "insert into lesson_programs (church_id, id, name, slug, sort, changed_at) select $1, $1 || n, 'P', 'p-' || n, n, now() from generate_series(1, 99) n",
  );
  expect(await refusal(calls.addProgram, { body: { name: "X" } })).toBe("program-too-many");
});

test("invalid input is refused and not stored", async () => {
  const church = await createTestLessons(server);
  const { study, lessons } = await church.program("Joel", "One");
  const { id } = lessons[0]!;
  const status = async (call: calls.Endpoint, parts: object) =>
    (await server.call(call, { token: church.token, ...parts })).status;
  for (const body of [
    { title: "x".repeat(121) },
    { title: 7 },
    { title: "a\0b" },
    { description: "x".repeat(501) },
    { published: "yes" },
    { picture: `/content/${"x".repeat(2000)}` },
  ]) {
    expect({ of: body, is: await status(calls.changeLesson, { params: { id }, body }) }).toEqual({ of: body, is: 400 });
  }
  for (const body of [
    { title: "T", kind: "sing" },
    { title: "T", markdown: "x".repeat(100_001) },
    { title: "T", markdown: "a\0b" },
    { title: "T", video: 1 },
  ]) {
    expect(await status(calls.addLessonSection, { params: { id }, body })).toBe(400);
  }
  expect(await status(calls.addLesson, { body: { studyId: "x".repeat(65), title: "T" } })).toBe(400);
  expect(await status(calls.addLesson, { body: { studyId: study.id } })).toBe(400);
  const ids = Array.from({ length: 201 }, (_, index) => `id-${index}`);
  expect(await status(calls.arrangeLessons, { body: { kind: "lesson", ids } })).toBe(400);
  expect(await church.done(calls.readLesson, { params: { id } })).toMatchObject({
    lesson: { title: "One", description: "", published: false, picture: null },
    sections: [],
  });
});

test("a lesson is limited to two million characters of Markdown and HTML, and one that has more can be shortened", async () => {
  const church = await createTestLessons(server);
  const { lessons } = await church.program("Words", "One");
  const { id } = lessons[0]!;
  const add = (markdown: string) =>
    server.call(calls.addLessonSection, { token: church.token, params: { id }, body: { title: "S", markdown } });
  const first = (await add("a".repeat(90_000))).body;
  await server.database.pool.query(
    "insert into lesson_sections (church_id, id, lesson_id, title, kind, sort, markdown, html) select $1, $2 || n, $2, 'S', 'say', n, repeat('a', 90000), repeat('a', 90000) from generate_series(1, 10) n",
    [church.churchId, id],
  );
  expect((await add("a".repeat(90_000))).raw.json()).toMatchObject({ code: "lesson-too-large" });
  const change = (markdown: string) =>
    server.call(calls.changeLessonSection, {
      token: church.token,
      params: { id: first.id },
      body: { markdown },
    });
  expect((await change("& ".repeat(30_000))).raw.json()).toMatchObject({ code: "lesson-too-large" });
  expect((await change("short")).status).toBe(200);
  await church.done(calls.removeLessonSection, { params: { id: first.id } });
  await add("a".repeat(90_000));
  const restored = await server.call(calls.restoreLessonSection, { token: church.token, params: { id: first.id } });
  expect(restored.status).toBe(200);

  // Rendering the texts of an older version can make a lesson longer than the limit.
  await server.database.pool.query("update lesson_sections set html = repeat('a', 300000) where lesson_id = $1", [id]);
  const title = await server.call(calls.changeLessonSection, {
    token: church.token,
    params: { id: first.id },
    body: { title: "Long" },
  });
  expect(title.status).toBe(200);
  expect((await change("shorter ".repeat(10))).status).toBe(200);
  expect((await change("longer ".repeat(100))).raw.json()).toMatchObject({ code: "lesson-too-large" });
  expect((await add("a")).raw.json()).toMatchObject({ code: "lesson-too-large" });
  expect((await church.done(calls.readLesson, { params: { id } })).sections).toContainEqual(
    expect.objectContaining({ id: first.id, title: "Long", markdown: "shorter ".repeat(10) }),
  );
});
