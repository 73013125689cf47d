import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addLesson, addProgram, addStudy, closeChurch, requestLessonFile } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestPicture } from "../../gallery/testing/create-test-gallery.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

const dataFolder = mkdtempSync(join(tmpdir(), "offertory-erased-"));
let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving({ dataFolder });
});
afterAll(async () => {
  await giving.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const PDF = Buffer.from("%PDF-1.7 a sheet to colour");
const namesIn = (folder: string) => readdirSync(join(dataFolder, folder));
const show = (picture: string, width = "") =>
  giving.server.http.inject({ url: `/content/${picture}${width}`, headers: { accept: "image/webp" } });

/** Uploads a file of a lesson through its form, and returns the key under which it is stored. */
async function addLessonFile(token: string): Promise<string> {
  const { server } = giving;
  const program = (await server.call(addProgram, { token, body: { name: "Kids" } })).body;
  const study = (await server.call(addStudy, { token, body: { programId: program.id, name: "Steps" } })).body;
  const lesson = (await server.call(addLesson, { token, body: { studyId: study.id, title: "One" } })).body;
  const body = { name: "sheet.pdf", size: PDF.length };
  const { fields } = (await server.call(requestLessonFile, { token, params: { id: lesson.id }, body })).body;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([PDF]), "sheet.pdf");
  const sent = new Response(form);
  const answer = await server.http.inject({
    method: "POST",
    url: "/content/lesson-files",
    headers: { host: "localhost:3002", "content-type": sent.headers.get("content-type") ?? "" },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(204);
  return fields["key"] ?? "";
}

/**
 * A church with a gift that a ledger checkpoint covers, a picture in two widths, a lesson file, and an unfinished
 * upload.
 */
async function given() {
  const { server } = giving;
  const donor = await createTestDonor(server);
  const { church, churchId } = donor;
  await donor.give(30);
  await server.tasks["giving-seal-ledger"]?.({});
  const admin = await church.person({ admin: true });
  const picture = await createTestPicture(server, admin.tokenFor("content"));
  expect((await show(picture, "?w=320")).statusCode).toBe(200);
  const file = await addLessonFile(admin.tokenFor("content"));
  writeFileSync(join(dataFolder, "files", churchId, "lessons", ".writing-1"), "half of a file");
  return { churchId, admin, picture, file };
}

async function close({ churchId, admin }: Awaited<ReturnType<typeof given>>): Promise<void> {
  const body = { name: "Grace Church" };
  const closed = await giving.server.call(closeChurch, { token: admin.token, params: { churchId }, body });
  expect(closed.status).toBe(200);
  await giving.server.work();
}

/** Moves the date of the closing into the past, as the role that owns the tables, and runs the job that erases. */
async function erase(churchId: string): Promise<void> {
  const { owner, tasks } = giving.server;
  await owner.query(
    "update church_closings set asked_at = now() - interval '31 days', closes_at = now() - interval '1 day' where church_id = $1",
    [churchId],
  );
  await tasks["churches-process-closings"]?.({});
}

test("S2.09 files are shown until a church is erased, and then all are deleted, including unfinished uploads", async () => {
  const church = await given();
  const other = await given();
  await close(church);
  expect((await show(church.picture)).statusCode).toBe(200);
  await erase(church.churchId);
  await giving.server.work();
  for (const width of ["", "?w=320"]) expect((await show(church.picture, width)).statusCode).toBe(404);
  expect(namesIn("files")).not.toContain(church.churchId);
  expect((await show(other.picture, "?w=320")).statusCode).toBe(200);
  expect(readFileSync(join(dataFolder, "files", other.file), "utf8")).toContain("a sheet to colour");
});

test("S2.09 the note of the ledger's newest checkpoint is kept until the church is erased, and then deleted", async () => {
  const { server } = giving;
  const church = await given();
  const other = await given();
  const noteOf = ({ churchId }: { churchId: string }) => `${encodeURIComponent(churchId)}.notes`;
  await close(church);
  await server.tasks["giving-seal-ledger"]?.({});
  expect(namesIn("ledger-notes")).toEqual(expect.arrayContaining([noteOf(church), noteOf(other)]));
  await erase(church.churchId);
  await server.work();
  await server.tasks["giving-seal-ledger"]?.({});
  expect(namesIn("ledger-notes")).not.toContain(noteOf(church));
  expect(namesIn("ledger-notes")).toContain(noteOf(other));
});
