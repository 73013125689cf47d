import { createConnection } from "node:net";
import { text } from "node:stream/consumers";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestSandbox } from "../testing/open-test-sandbox.ts";
import { MAX_MAIL_BYTES } from "./receive-mail.ts";

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.get("/api/mail", { method: "DELETE", headers: { "content-type": "application/json" } });
});
afterAll(() => sandbox.discard());

test("an email sent by SMTP is in the inbox as soon as it is accepted", async () => {
  const sent = await sandbox.send({
    to: "Ann Baker <ann@example.com>",
    subject: "Set your password",
    text: "Open http://localhost:3000/login?auth=1&timestamp=2.",
    html: '<p>Hello <a href="http://localhost:3000/login?auth=1&amp;timestamp=2">Set password</a></p>',
  });
  expect(sent.response).toMatch(/^250 /);

  const [mail] = await sandbox.mails();
  expect(mail).toMatchObject({
    from: "grace@example.com",
    fromName: "Grace Church",
    to: ["ann@example.com"],
    subject: "Set your password",
    links: ["http://localhost:3000/login?auth=1&timestamp=2"],
    read: false,
  });
  expect(mail?.text).toContain("auth=1&timestamp=2.");
  expect(mail?.html).toContain("<p>Hello");
  expect(Math.abs(Date.now() - Date.parse(mail?.date ?? ""))).toBeLessThan(10_000);
});

test("an email is found by each of its recipients, including Bcc", async () => {
  await sandbox.send({ to: "a@example.com", cc: "b@example.com", bcc: "c@example.com", subject: "All", text: "x" });
  const [mail] = await sandbox.mails("?to=c@example.com");
  expect(mail?.to.sort()).toEqual(["a@example.com", "b@example.com", "c@example.com"]);
});

test("SMTP accepts any user name and password", async () => {
  const transport = createTransport({
    host: "127.0.0.1",
    port: sandbox.smtpPort,
    auth: { user: "somebody", pass: "something" },
  });
  await transport.sendMail({ from: "a@example.com", to: "b@example.com", subject: "Signed in", text: "x" });
  expect(await sandbox.mails("?subject=signed")).toHaveLength(1);
});

test("subjects and texts in non-Latin scripts are stored unchanged", async () => {
  await sandbox.send({ to: "жанна@пример.example", subject: "Пароль 비밀번호 सेट", text: "नमस्ते" });
  const [mail] = await sandbox.mails();
  expect(mail).toMatchObject({ subject: "Пароль 비밀번호 सेट" });
  expect(mail?.text.trim()).toBe("नमस्ते");
});

test("ten emails sent concurrently all arrive", async () => {
  const numbers = Array.from({ length: 10 }, (_, number) => number);
  await Promise.all(
    numbers.map((number) => sandbox.send({ to: "b@example.com", subject: `No. ${number}`, text: "x" })),
  );
  const subjects = (await sandbox.mails()).map((mail) => mail.subject).sort();
  expect(subjects).toEqual(numbers.map((number) => `No. ${number}`));
});

test("an email over 10 MB is refused with an error message and not stored", async () => {
  const huge = { to: "b@example.com", subject: "Huge", text: "x".repeat(MAX_MAIL_BYTES + 1) };
  await expect(sandbox.send(huge)).rejects.toThrow(/552.*10 MB/);
  expect(await sandbox.mails()).toEqual([]);
  await sandbox.send({ to: "b@example.com", subject: "Small", text: "x" });
  expect(await sandbox.mails()).toHaveLength(1);
});

test("an email with a declared SIZE over 10 MB is refused before its data is sent", async () => {
  const answer = await dialogue(["EHLO me", `MAIL FROM:<a@example.com> SIZE=${MAX_MAIL_BYTES + 1}`, "QUIT"]);
  expect(answer).toMatch(/^552 /m);
});

test("a malformed email is stored, and its page can be opened", async () => {
  const answer = await dialogue([
    "EHLO me",
    "MAIL FROM:<>",
    "RCPT TO:<b@example.com>",
    "DATA",
    "\u0000 no header here\r\n.",
    "QUIT",
  ]);
  expect(answer).toMatch(/^250 .*Kept as/m);
  const [mail] = await sandbox.mails();
  expect(mail?.to).toEqual(["b@example.com"]);
  expect((await sandbox.get(`/mail/${mail?.id}`)).status).toBe(200);
});

test("an email of a million empty lines is stored without being parsed", async () => {
  const lines = `Subject: Lines\r\n\r\n${"\r\n".repeat(1_000_000)}`;
  await sandbox.send({ envelope: { from: "a@example.com", to: "b@example.com" }, raw: lines });
  expect((await sandbox.mails("?to=b@example.com"))[0]).toMatchObject({ from: "a@example.com", subject: "" });
});

test("SMTP offers no STARTTLS and announces SMTPUTF8 and its size limit", async () => {
  const answer = await dialogue(["EHLO me", "QUIT"]);
  expect(answer).not.toContain("STARTTLS");
  expect(answer).toContain("SMTPUTF8");
  expect(answer).toContain(`SIZE ${MAX_MAIL_BYTES}`);
});

/** Sends SMTP commands one by one: each line is sent after the previous one was answered. */
async function dialogue(lines: string[]): Promise<string> {
  const socket = createConnection({ host: "127.0.0.1", port: sandbox.smtpPort });
  const waiting = [...lines];
  socket.on("data", (chunk: Buffer) => {
    const line = /^\d{3} .*\r\n$/m.test(chunk.toString()) && waiting.shift();
    if (line) socket.write(`${line}\r\n`);
  });
  return text(socket);
}
