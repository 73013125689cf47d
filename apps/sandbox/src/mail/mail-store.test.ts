import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { newFolder, openTestSandbox } from "../testing/open-test-sandbox.ts";
import { openMailStore } from "./mail-store.ts";

let sandbox: Awaited<ReturnType<typeof openTestSandbox>> | undefined;
afterEach(() => sandbox?.discard());

async function sandboxWithMails(...subjects: string[]) {
  sandbox = await openTestSandbox();
  for (const subject of subjects) await sandbox.send({ to: "b@example.com", bcc: "c@example.com", subject, text: "x" });
  return sandbox;
}

async function reopen(dataFolder: string) {
  sandbox = await openTestSandbox(dataFolder);
  return sandbox;
}

test("emails and their read status survive a restart", async () => {
  const first = await sandboxWithMails("One", "Two");
  const before = await first.mails();
  await first.page(`/mail/${before[0]?.id}`);
  await first.close();

  const after = await (await reopen(first.dataFolder)).mails();
  expect(after).toEqual([{ ...before[0], read: true }, before[1]]);
});

test.each([
  ["missing", (index: string) => rm(index)],
  ["damaged", (index: string) => writeFile(index, '{"version":1,"mails":[{"id":')],
  ["of a wrong shape", (index: string) => writeFile(index, '{"version":1,"mails":[{"id":7},null]}')],
])("an index that is %s is rebuilt from the stored emails", async (_, spoil) => {
  const first = await sandboxWithMails("One", "Two");
  const before = await first.mails();
  await first.close();
  await spoil(join(first.dataFolder, "mail", "index.json"));
  expect(await (await reopen(first.dataFolder)).mails()).toEqual(before);
});

test("half-written files of a killed process are deleted at the next start", async () => {
  const first = await sandboxWithMails("One");
  await first.close();
  const folder = join(first.dataFolder, "mail");
  await writeFile(join(folder, "1700000000000-00000000.eml.unfinished"), "half");
  expect(await (await reopen(first.dataFolder)).mails()).toHaveLength(1);
  expect((await readdir(folder)).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
});

test("an email whose file was deleted returns 404", async () => {
  const first = await sandboxWithMails("One");
  const [mail] = await first.mails();
  await rm(join(first.dataFolder, "mail", `${mail?.id}.eml`));
  expect((await first.get(`/mail/${mail?.id}`)).status).toBe(404);
  expect(await first.mails()).toEqual([]);
});

test("only the newest emails are kept, also after a restart with a lower limit", async () => {
  const folder = await newFolder();
  const envelope = { from: "a@example.com", to: ["b@example.com"] };
  const store = await openMailStore(folder, { keep: 3 });
  for (const subject of ["1", "2", "3", "4", "5"]) {
    await store.add(envelope, Buffer.from(`Subject: ${subject}\r\n\r\nx`));
  }
  expect(store.newestFirst().map((mail) => mail.subject)).toEqual(["5", "4", "3"]);
  await store.close();

  const smaller = await openMailStore(folder, { keep: 2 });
  expect(smaller.newestFirst().map((mail) => mail.subject)).toEqual(["5", "4"]);
  expect((await readdir(folder)).filter((name) => name.endsWith(".eml"))).toHaveLength(2);
  await smaller.close();
  await rm(folder, { recursive: true });
});

test("emails received in the same millisecond keep their order", async () => {
  const folder = await newFolder();
  const store = await openMailStore(folder, { now: () => 1_700_000_000_000 });
  for (const subject of ["first", "second", "third"]) {
    await store.add({ from: "", to: [] }, Buffer.from(`Subject: ${subject}\r\n\r\nx`));
  }
  expect(store.newestFirst().map((mail) => mail.subject)).toEqual(["third", "second", "first"]);
  await store.close();
  await rm(folder, { recursive: true });
});
