import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as calls from "@offertory/contract";
import { MAX_LESSON_FILE_BYTES } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestLessons } from "../testing/create-test-lessons.ts";

let server: TestServer;
const dataFolder = mkdtempSync(join(tmpdir(), "offertory-lessons-"));
beforeAll(async () => {
  server = await testServer({ dataFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const PDF = Buffer.from("%PDF-1.7 a sheet to colour");

type Form = calls.CallAnswer<typeof calls.requestLessonFile>;

function post(fields: Record<string, string>, file: Uint8Array | null, { fileFirst = false } = {}) {
  const boundary = "----files";
  const part = (name: string, value: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="x"\r\nContent-Type: text/html\r\n\r\n`;
  const fileParts = file ? [Buffer.from(head), file, Buffer.from("\r\n")] : [];
  const parts = Object.entries(fields).map(([name, value]) => part(name, value));
  return server.http.inject({
    method: "POST",
    url: "/content/lesson-files",
    headers: { host: "localhost:3002", "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      ...(fileFirst ? [...fileParts, ...parts] : [...parts, ...fileParts]),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  });
}

async function createTestFiles() {
  const church = await createTestLessons(server);
  const { program, lessons } = await church.program("Kids", "One");
  const lesson = lessons[0]!;
  const request = async (name: string, size: number) =>
    server.call(calls.requestLessonFile, { token: church.token, params: { id: lesson.id }, body: { name, size } });
  return {
    ...church,
    program,
    lesson,
    request,
    form: async (name = "sheet.pdf", size = PDF.length): Promise<Form> => (await request(name, size)).body,
    files: async () => (await church.done(calls.readLesson, { params: { id: lesson.id } })).files,
  };
}

const get = (url: string) => server.http.inject({ method: "GET", url, headers: { host: "localhost:3002" } });

test("a file is uploaded with its form and served as an attachment to readers of the lesson", async () => {
  const church = await createTestFiles();
  const form = await church.form('Mal\u202eblatt "zwei"; ü.PDF');
  expect(form.url).toMatch(/\/content\/lesson-files$/);
  expect((await post(form.fields, PDF)).statusCode).toBe(204);
  const [file] = await church.files();
  expect(file).toMatchObject({ name: "Mal blatt zwei ü.pdf", size: PDF.length, type: "application/pdf" });
  await church.publishProgram(church.program.id);
  await church.publishLesson(church.lesson.id);
  const shown = (await church.shownLesson("kids", "first-steps", "one")).body;
  const answer = await get(shown.files[0]?.url ?? "");
  expect(answer.rawPayload.equals(PDF)).toBe(true);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(PDF.length),
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-disposition": `attachment; filename="Mal blatt zwei _.pdf"; filename*=UTF-8''Mal%20blatt%20zwei%20%C3%BC.pdf`,
  });
});

test("a file of a draft is served only with its own key, for a day", async () => {
  const church = await createTestFiles();
  for (const name of ["one.pdf", "two.pdf"]) await post((await church.form(name)).fields, PDF);
  const files = await church.files();
  const [one, two] = [files[0]!, files[1]!];
  const bare = (url: string) => url.split("?")[0] ?? "";
  const key = (url: string) => url.split("?")[1] ?? "";
  expect((await get(one.url)).statusCode).toBe(200);
  for (const url of [
    bare(one.url),
    `${bare(one.url)}?${key(two.url)}`,
    `${one.url}x`,
    `${bare(one.url)}?key=9999999999999.x`,
  ]) {
    expect({ of: url, is: (await get(url)).statusCode }).toEqual({ of: url, is: 404 });
  }
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + 86_400_001);
  expect((await get(one.url)).statusCode).toBe(404);
  server.clock.now = now;
  await church.publishProgram(church.program.id);
  await church.publishLesson(church.lesson.id);
  expect((await get(bare(one.url))).statusCode).toBe(200);
  await church.done(calls.removeLessonFile, { params: { id: one.id } });
  expect((await get(one.url)).statusCode).toBe(404);
  await church.done(calls.restoreLessonFile, { params: { id: one.id } });
  expect((await get(bare(one.url))).statusCode).toBe(200);
  await church.done(calls.removeLesson, { params: { id: church.lesson.id } });
  expect((await get(bare(one.url))).statusCode).toBe(404);
});

test("files of an unusable type or size are refused with an error code", async () => {
  const church = await createTestFiles();
  const code = async (name: string, size: number) => (await church.request(name, size)).raw.json().code;
  for (const name of ["a.html", "a.svg", "a.exe", "pdf", "a.pdf.js", ".pdf/..", "a"]) {
    expect({ of: name, is: await code(name, 10) }).toEqual({ of: name, is: "lesson-file-type" });
  }
  expect(await code("a.mp4", MAX_LESSON_FILE_BYTES + 1)).toBe("lesson-file-large");
  expect(await code("a.mp4", 0)).toBe("lesson-file-empty");
  await server.database.pool.query(
    "insert into lesson_files (church_id, id, lesson_id, name, type, size, upload_id, requested_at, added_at) values ($1, $2, $3, 'big.mp4', 'video/mp4', 4999999990, 'u', now(), now())",
    [church.churchId, `big-${church.lesson.id}`, church.lesson.id],
  );
  expect(await code("a.mp4", 11)).toBe("lesson-files-too-much");
  expect((await church.request("a.pdf", -1)).status).toBe(400);
});

test("a lesson is limited to fifty files, and a restored file counts", async () => {
  const church = await createTestFiles();
  await post((await church.form("first.pdf")).fields, PDF);
  const first = (await church.files())[0]!;
  await church.done(calls.removeLessonFile, { params: { id: first.id } });
  await server.database.pool.query(
    "insert into lesson_files (church_id, id, lesson_id, name, type, size, upload_id, requested_at, added_at) select $1, $2 || n, $2, n || '.pdf', 'application/pdf', 1, 'u', now(), now() from generate_series(1, 50) n",
    [church.churchId, church.lesson.id],
  );
  expect((await church.request("more.pdf", 10)).raw.json()).toMatchObject({ code: "lesson-file-too-many" });
  const restored = await server.call(calls.restoreLessonFile, { token: church.token, params: { id: first.id } });
  expect(restored.body).toMatchObject({ code: "lesson-file-too-many" });
});

test("a URL that names no file returns 404", async () => {
  for (const url of [
    "/content/a/lessons/b/a.pdf?key=x&key=y",
    `/content/a/lessons/${"x".repeat(90)}/a.pdf`,
    "/content/a/lessons/b/..%2f..%2fetc",
  ]) {
    expect({ of: url, is: (await get(url)).statusCode }).toEqual({ of: url, is: 404 });
  }
});

test("a file whose content does not match its name is refused and not stored", async () => {
  const church = await createTestFiles();
  const html = Buffer.from("<script>alert(1)</script> and some more");
  for (const name of ["a.pdf", "a.docx", "a.pptx", "a.zip", "a.mp3", "a.mp4", "a.jpg", "a.png", "a.webp", "a.gif"]) {
    const { fields } = await church.form(name, html.length);
    const answer = await post(fields, html);
    const code = answer.statusCode === 204 ? "none" : answer.json().code;
    expect({ of: name, is: code }).toEqual({ of: name, is: "lesson-file-mismatch" });
  }
  expect(await church.files()).toEqual([]);
});

test("an upload form works once, within an hour, for its own file and up to the announced size", async () => {
  const church = await createTestFiles();
  const refusal = async (fields: Record<string, string>, file: Buffer | null = PDF, options = {}) => {
    const answer = await post(fields, file, options);
    return answer.statusCode === 204 ? "" : answer.json().code;
  };
  const { fields } = await church.form();
  expect(await refusal({ ...fields, signature: "x" })).toBe("lesson-file-form");
  expect(await refusal({ ...fields, key: `${church.churchId}/lessons/other` })).toBe("lesson-file-form");
  expect(await refusal({})).toBe("lesson-file-form");
  expect(await refusal(fields, PDF, { fileFirst: true })).toBe("lesson-file-form");
  expect(await refusal(fields, null)).toBe("lesson-file-empty");
  expect(await refusal(fields, Buffer.concat([PDF, PDF]))).toBe("lesson-file-large");
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + 3_600_000);
  expect(await refusal(fields)).toBe("lesson-file-form");
  server.clock.now = now;
  expect(await refusal(fields)).toBe("");
  expect(await refusal(fields)).toBe("lesson-file-form");
  // An upload form of the gallery is not valid for lesson files.
  const gallery = await server.call(calls.requestUpload, {
    token: church.token,
    body: { folder: "1", fileName: "1763240000.jpg" },
  });
  expect(await refusal(gallery.body.fields)).toBe("lesson-file-form");
  const plain = await server.http.inject({ method: "POST", url: "/content/lesson-files", payload: { a: 1 } });
  expect(plain.json()).toMatchObject({ code: "lesson-file-empty" });
});

test("files that were never uploaded or were removed a month ago are deleted", async () => {
  const church = await createTestFiles();
  await church.form("never.pdf");
  for (const name of ["kept.pdf", "gone.pdf"]) await post((await church.form(name)).fields, PDF);
  const [gone] = await church.files();
  await church.done(calls.removeLessonFile, { params: { id: gone!.id } });
  const left = async () =>
    (
      await server.database.pool.query("select name from lesson_files where church_id = $1 order by name", [
        church.churchId,
      ])
    ).rows;
  await server.tasks["lessons-sweep-files"]?.({});
  expect(await left()).toHaveLength(3);
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + 31 * 86_400_000);
  await server.tasks["lessons-sweep-files"]?.({});
  server.clock.now = now;
  expect(await left()).toEqual([{ name: "kept.pdf" }]);
});
