import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSandbox } from "../testing/open-test-sandbox.ts";

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  await sandbox.send({ to: "ann@example.com", subject: "Welcome, Ann", text: "See http://localhost:3000/a, please" });
  await sandbox.send({
    to: "joann@example.com",
    subject: "Welcome, Jo",
    html: "<a href='https://example.com/?a=1&#38;b=2'>x</a>",
  });
  await sandbox.send({ to: "ann@example.com", subject: "Password", text: "x" });
});
afterAll(() => sandbox.discard());

const subjects = async (query: string) => (await sandbox.mails(query)).map((mail) => mail.subject);

test("emails are listed newest first and filtered by recipient, part of the subject, and time", async () => {
  expect(await subjects("")).toEqual(["Password", "Welcome, Jo", "Welcome, Ann"]);
  expect(await subjects("?to=ANN@example.com")).toEqual(["Password", "Welcome, Ann"]);
  expect(await subjects("?subject=welcome")).toEqual(["Welcome, Jo", "Welcome, Ann"]);
  expect(await subjects("?limit=1")).toEqual(["Password"]);
  const second = (await sandbox.mails())[1]?.received ?? "";
  expect(await subjects(`?after=${second}`)).toEqual(["Password"]);
  expect(await subjects(`?after=${Date.parse(second) - 1}`)).toContain("Welcome, Jo");
});

test("links are extracted from HTML and text without the surrounding punctuation", async () => {
  const links = (await sandbox.mails("?subject=welcome")).map((mail) => mail.links);
  expect(links).toEqual([["https://example.com/?a=1&b=2"], ["http://localhost:3000/a"]]);
});

test("reading an email by its id through the API does not mark it as read", async () => {
  const [mail] = await sandbox.mails();
  const answer = await sandbox.get(`/api/mail/${mail?.id}`);
  expect(await answer.json()).toEqual(mail);
  expect((await sandbox.mails())[0]?.read).toBe(false);
});

test.each(["?after=yesterday", "?limit=0", "?limit=x"])("the query %s is refused with 400", async (query) => {
  const answer = await sandbox.get(`/api/mail${query}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: "invalid" });
});

test("GET /health returns 200", async () => {
  expect((await sandbox.get("/health")).status).toBe(200);
});

test("DELETE /api/mail with a JSON content type empties the inbox", async () => {
  const answer = await sandbox.get("/api/mail", { method: "DELETE", headers: { "content-type": "application/json" } });
  expect(await answer.json()).toEqual({ deleted: 3 });
  expect(await sandbox.mails()).toEqual([]);
});
