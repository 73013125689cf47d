import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestSandbox } from "../testing/open-test-sandbox.ts";

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.get("/api/mail", { method: "DELETE", headers: { "content-type": "application/json" } });
});
afterAll(() => sandbox.discard());

async function receive(subject: string, more: { to?: string; text?: string; html?: string } = {}): Promise<string> {
  await sandbox.send({ to: "ann@example.com", subject, text: "Hello", ...more });
  return (await sandbox.mails())[0]?.id ?? "";
}

const post = (path: string) => sandbox.get(path, { method: "POST", headers: { origin: sandbox.origin } });
const subjectsIn = (page: string) => [...page.matchAll(/class="subject">([^<]*)</g)].map((match) => match[1]);

test("the front page states that no email leaves the machine and links to the inbox", async () => {
  await receive("One");
  const page = await sandbox.page("/");
  expect(page).toContain("no mail leaves this machine");
  expect(page).toContain('href="/mail"');
  expect(page).toContain("1 mail, 1 unread");
});

test("an empty inbox shows 'No mail yet'", async () => {
  expect(await sandbox.page("/mail")).toContain("No mail yet");
});

test("the inbox lists emails newest first, and opening an email marks it as read", async () => {
  const first = await receive("First");
  await receive("Second");
  expect(subjectsIn(await sandbox.page("/mail"))).toEqual(["Second", "First"]);
  expect(await sandbox.page("/mail")).toContain("2 mails, 2 unread");
  await sandbox.page(`/mail/${first}`);
  expect(await sandbox.page("/mail")).toContain("2 mails, 1 unread");
});

test("search finds emails by words in the body and by recipient", async () => {
  await receive("Welcome", { to: "ann@example.com", text: "Ein grüner Zweig for the choir" });
  await receive("Password", { to: "bob@example.com", text: "Choir practice" });
  await receive("Statement", {
    to: "bob@example.com",
    html: "<style>.choir{}</style><p>Your <b>gifts</b></p>",
    text: "",
  });
  expect(subjectsIn(await sandbox.page("/mail?text=choir"))).toEqual(["Password", "Welcome"]);
  expect(subjectsIn(await sandbox.page("/mail?text=CHOIR+GRUNER"))).toEqual(["Welcome"]);
  expect(subjectsIn(await sandbox.page("/mail?text=your+gifts"))).toEqual(["Statement"]);
  expect(subjectsIn(await sandbox.page("/mail?to=BOB"))).toEqual(["Statement", "Password"]);
  expect(subjectsIn(await sandbox.page("/mail?to=bob&text=choir"))).toEqual(["Password"]);
  expect(await sandbox.page("/mail?text=nothing-like-it")).toContain("No mail matches");
});

test("older emails are on the next page of the same search", async () => {
  const numbers = Array.from({ length: 51 }, (_, number) => `No. ${number}`);
  await Promise.all(numbers.map((subject) => sandbox.send({ to: "ann@example.com", subject, text: "Hello" })));
  const page = await sandbox.page("/mail?text=hello");
  const newest = subjectsIn(page);
  expect(newest).toHaveLength(50);
  const older = /href="([^"]*before=[^"]*)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(older).toContain("text=hello");
  const rest = subjectsIn(await sandbox.page(older));
  expect(rest).toHaveLength(1);
  expect(new Set([...newest, ...rest])).toEqual(new Set(numbers));
});

test("an email's page shows sender, recipient and time, and has text and source views", async () => {
  const id = await receive("Set your password", { text: "Go to http://localhost:3000/a?b=1&c=2.", html: "<p>Go</p>" });
  const page = await sandbox.page(`/mail/${id}`);
  expect(page).toContain("Grace Church &lt;grace@example.com&gt;");
  expect(page).toContain("ann@example.com");
  expect(page).toMatch(/<time datetime="\d{4}-/);
  expect(page).toContain(`?view=text`);
  const text = await sandbox.page(`/mail/${id}?view=text`);
  expect(text).toContain('<a href="http://localhost:3000/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">');
  const source = await sandbox.page(`/mail/${id}?view=source`);
  expect(source).toContain("Subject: Set your password");
  expect(source).not.toContain("X-Sandbox-Envelope");
});

test("deleting an email asks for confirmation and deletes only that email", async () => {
  await receive("Keep");
  const id = await receive("Drop");
  const question = await sandbox.page(`/mail/${id}/delete`);
  expect(question).toContain("“Drop” to ann@example.com");
  expect(await sandbox.mails()).toHaveLength(2);
  expect((await post(`/mail/${id}/delete`)).headers.get("location")).toBe("/mail?deleted=one");
  expect((await sandbox.mails()).map((mail) => mail.subject)).toEqual(["Keep"]);
  expect((await post(`/mail/${id}/delete`)).status).toBe(404);
});

test("deleting all emails asks for confirmation", async () => {
  await receive("One");
  await receive("Two");
  expect(await sandbox.page("/mail/delete-all")).toContain("Delete all 2 mails?");
  expect(await sandbox.mails()).toHaveLength(2);
  expect((await post("/mail/delete-all")).status).toBe(303);
  expect(await sandbox.mails()).toEqual([]);
});

test("the inbox revision changes when an email is received, read or deleted", async () => {
  const revision = async () => (await sandbox.get("/mail/revision")).text();
  const seen = [await revision()];
  const id = await receive("One");
  seen.push(await revision());
  await sandbox.page(`/mail/${id}`);
  seen.push(await revision());
  await post(`/mail/${id}/delete`);
  seen.push(await revision());
  expect(new Set(seen).size).toBe(4);
});

test.each([
  "nope",
  "1700000000000-00000000",
  "..%2Findex",
  "..%2F..%2Fetc%2Fpasswd",
  "%00",
  "__proto__",
  "9".repeat(150),
])("a URL with the invalid id %s returns 404", async (id) => {
  for (const path of [
    `/mail/${id}`,
    `/mail/${id}/body`,
    `/mail/${id}/source`,
    `/mail/${id}/delete`,
    `/mail/${id}/attachments/1`,
    `/api/mail/${id}`,
  ]) {
    expect([path, (await sandbox.get(path)).status]).toEqual([path, 404]);
  }
});

test("a malformed URL returns 400 with security headers", async () => {
  const answer = await sandbox.get("/mail/%zz");
  expect(answer.status).toBe(400);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});
