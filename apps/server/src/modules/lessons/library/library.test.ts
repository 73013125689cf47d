import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestLessons } from "../testing/create-test-lessons.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const browse = async (query: Record<string, string>) => (await server.call(calls.browseLessons, { query })).body;

test("S6.03 drafts are read only with the Content Edit permission in their church, and published lessons by everyone", async () => {
  const church = await createTestLessons(server);
  const { program, lessons } = await church.program("Parables", "The lost sheep", "The sower");
  const [sheep, sower] = [lessons[0]!, lessons[1]!];
  const member = (await church.person()).tokenFor("content");
  const stranger = (await createTestLessons(server)).token;
  const readers = [undefined, member, stranger];
  const statuses = async (read: (token?: string) => Promise<{ status: number }>) =>
    Promise.all(readers.map(async (token) => (await read(token)).status));
  const readProgram = (token?: string) => church.shownProgram("parables", token);
  const readSheep = (token?: string) => church.shownLesson("parables", "first-steps", sheep.slug, token);

  // A published lesson in an unpublished program.
  await church.publishLesson(sheep.id);
  expect(await statuses(readProgram)).toEqual([404, 404, 404]);
  expect(await statuses(readSheep)).toEqual([404, 404, 404]);
  expect((await readSheep(church.token)).body).toMatchObject({ published: false, editId: sheep.id });

  await church.publishProgram(program.id);
  expect(await statuses(readProgram)).toEqual([200, 200, 200]);
  expect(await statuses(readSheep)).toEqual([200, 200, 200]);
  const shown = (await readProgram(stranger)).body;
  expect(shown.editId).toBeNull();
  expect(shown.studies[0]?.lessons.map(({ title }) => title)).toEqual(["The lost sheep"]);
  const readSower = (token?: string) => church.shownLesson("parables", "first-steps", sower.slug, token);
  expect(await statuses(readSower)).toEqual([404, 404, 404]);
  expect((await readSower(church.token)).status).toBe(200);
  expect((await readProgram(church.token)).body.studies[0]?.lessons).toHaveLength(2);

  await church.publishLesson(sheep.id, false);
  expect(await statuses(readSheep)).toEqual([404, 404, 404]);
  expect((await readProgram()).body.studies).toEqual([]);
});

test("the Content Edit permission in another church gives no access to drafts", async () => {
  const church = await createTestLessons(server);
  await church.program("Secret", "One");
  const other = await createTestLessons(server);
  const visitor = await other.person({ permissions: [can.editContent] });
  expect((await church.shownProgram("secret", visitor.tokenFor("content"))).status).toBe(404);
});

test("S3.06 readers get sanitized HTML", async () => {
  const church = await createTestLessons(server);
  const { program, lessons } = await church.program("Clean", "One");
  const { id, slug } = lessons[0]!;
  await church.section(id, {
    title: "Say",
    markdown: "Hello **all** <script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)>",
  });
  await church.done(calls.changeProgram, {
    params: { id: program.id },
    body: { about: "# Why\n<iframe src=//a></iframe>" },
  });
  await church.publishProgram(program.id);
  await church.publishLesson(id);
  const { sections } = (await church.shownLesson("clean", "first-steps", slug)).body;
  expect(sections[0]?.html).toContain("<strong>all</strong>");
  expect(sections[0]?.html).not.toMatch(/script|onerror|javascript/);
  expect((await church.shownProgram("clean")).body.about).toMatch(/^<h1>Why<\/h1>\s*$/);
});

test("a lesson names the previous and the next published lesson, across studies", async () => {
  const church = await createTestLessons(server);
  const { program, lessons } = await church.program("Order", "One", "Draft", "Two");
  const study = await church.done(calls.addStudy, { body: { programId: program.id, name: "Second steps" } });
  const three = await church.done(calls.addLesson, { body: { studyId: study.id, title: "Three" } });
  await church.publishProgram(program.id);
  for (const id of [lessons[0]!.id, lessons[2]!.id, three.id]) await church.publishLesson(id);
  const neighborTitles = async (of: string, slug: string) => {
    const { previous, next } = (await church.shownLesson("order", of, slug)).body;
    return [previous?.title, next?.title];
  };
  expect(await neighborTitles("first-steps", "one")).toEqual([undefined, "Two"]);
  expect(await neighborTitles("first-steps", "two")).toEqual(["One", "Three"]);
  expect(await neighborTitles("second-steps", "three")).toEqual(["Two", undefined]);
  expect((await church.shownLesson("order", "second-steps", "one")).status).toBe(404);
});

test("a search finds words of published titles, descriptions and sections, in any language", async () => {
  const church = await createTestLessons(server, "Searched Church");
  const { program, lessons } = await church.program("Zacchaeus and friends", "Up a sycamore", "Hidden draft");
  const [tree, draft] = [lessons[0]!, lessons[1]!];
  await church.done(calls.changeLesson, { params: { id: tree.id }, body: { description: "A taxman climbs" } });
  await church.section(tree.id, {
    title: "Say",
    markdown: "He was **señor** of [Jericho](https://a.test/oasis) 牧羊人",
  });
  await church.section(draft.id, { title: "Say", markdown: "sycamore" });
  await church.publishLesson(tree.id);
  const found = async (term: string) => (await browse({ term })).lessons.map(({ title }) => title);
  expect(await found("sycamore")).toEqual([]);
  await church.publishProgram(program.id);
  for (const term of ["sycamore", "SYCA", "taxman cli", "senor", "Señor", "jericho", "牧羊", "climbs; jericho"]) {
    expect({ of: term, is: await found(term) }).toEqual({ of: term, is: ["Up a sycamore"] });
  }
  for (const term of ["oasis", "draft", "sycamore camel", "&", "!!", "':*"])
    expect({ of: term, is: await found(term) }).toEqual({ of: term, is: [] });
  expect((await browse({ term: "first steps" })).programs.map(({ name }) => name)).toContain("Zacchaeus and friends");
  expect((await browse({ term: "sycamore", church: church.subDomain })).lessons).toHaveLength(1);
  expect((await browse({ term: "sycamore", church: "nobody" })).lessons).toEqual([]);
  await church.done(calls.removeProgram, { params: { id: program.id } });
  expect(await found("sycamore")).toEqual([]);
});

test("published programs are listed by name, in pages and by church", async () => {
  const church = await createTestLessons(server, "Many Church");
  for (let count = 0; count < 26; count += 1) {
    const { program, lessons } = await church.program(`Program ${String.fromCharCode(65 + count)}`, "One");
    await church.publishProgram(program.id);
    if (count === 0) await church.publishLesson(lessons[0]!.id);
  }
  await church.program("Draft program");
  const first = await browse({ church: church.subDomain });
  expect(first.programs).toHaveLength(24);
  expect(first).toMatchObject({ more: true, lessons: [] });
  expect(first.programs[0]).toMatchObject({ name: "Program A", lessons: 1, church: { name: "Many Church" } });
  expect(first.programs[1]?.lessons).toBe(0);
  const second = await browse({ church: church.subDomain, skip: "24" });
  expect(second.programs.map(({ name }) => name)).toEqual(["Program Y", "Program Z"]);
  expect(second.more).toBe(false);
  const churches = (await server.call(calls.listLessonChurches)).body;
  expect(churches).toContainEqual({ name: "Many Church", subDomain: church.subDomain });
});

test("invalid requests of visitors are refused", async () => {
  for (const query of [{ skip: "x" }, { skip: "-1" }, { term: "x".repeat(101) }]) {
    expect((await server.call(calls.browseLessons, { query })).status).toBe(400);
  }
  const params = { church: "nobody", program: "x", study: "y", lesson: "z" };
  expect((await server.call(calls.readShownLesson, { params })).body).toMatchObject({ code: "program-not-found" });
});
