import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestForm, type TestQuestion } from "../testing/create-test-form.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const QUESTIONS: TestQuestion[] = [
  { title: "Name", fieldType: "Textbox" },
  { title: "Bus", fieldType: "Yes/No" },
  { title: "Email", fieldType: "Email" },
  { title: "Other email", fieldType: "Email" },
];
const emailsTo = async (to: string) => (await server.sentEmails()).filter((sentEmail) => sentEmail.to === to);
const given = async (confirmationMail = true) => {
  const church = await createTestChurch(server);
  return { church, form: await createTestForm(server, church, { questions: QUESTIONS, confirmationMail }) };
};

test("a submission is emailed to the first email address among its answers, in the browser's language", async () => {
  const { form } = await given();
  const germanBrowser = { headers: { "accept-language": "de-AT,de;q=0.9,en;q=0.5" } };
  await form.submit(
    { Name: "Ann", Bus: "True", Email: "Ann@Example.org", "Other email": "b@example.org" },
    {},
    germanBrowser,
  );
  const [sentEmail, ...more] = await emailsTo("ann@example.org");
  expect(more).toEqual([]);
  expect(sentEmail?.subject).toBe("Grace Church: Ihre Antworten auf „Camp“");
  expect(sentEmail?.text).toContain("Name: Ann");
  expect(sentEmail?.text).toContain("Bus: Ja");
  expect(await emailsTo("b@example.org")).toEqual([]);
});

test("a signed-in submitter gets the email at the account's address, in the account's language", async () => {
  const { church, form } = await given();
  const { token, email, userId } = await church.person();
  await server.database.pool.query("update users set language = 'fr' where id = $1", [userId]);
  await form.submit({ Name: "Ann" }, {}, { token, headers: { "accept-language": "de" } });
  expect(await emailsTo(email)).toMatchObject([{ subject: "Grace Church : vos réponses à « Camp »" }]);
});

test("no email is sent if the form sends no confirmation or the submission has no email address", async () => {
  const before = (await server.sentEmails()).length;
  const { form } = await given(false);
  await form.submit({ Name: "Ann", Email: "quiet@example.org" });
  const mailing = await given();
  await mailing.form.submit({ Name: "Ann" });
  expect(await server.sentEmails()).toHaveLength(before);
});

test("a mailbox gets at most five emails from forms, and further submissions are still stored", async () => {
  const { church, form } = await given();
  for (let index = 0; index < 8; index++) await form.submit({ Name: `n${index}`, Email: "victim@example.org" });
  expect(await emailsTo("victim@example.org")).toHaveLength(5);
  const { rows } = await server.database.pool.query("select id from form_submissions where church_id = $1", [
    church.churchId,
  ]);
  expect(rows).toHaveLength(8);
});

test("the email of a guest's submission leaves out an answer with a link", async () => {
  const { form } = await given();
  await form.submit({ Name: "See www.spam.example now", Email: "reader@example.org" });
  const [sentEmail] = await emailsTo("reader@example.org");
  expect(sentEmail?.text).not.toContain("spam");
});

test("an email to another person's address leaves out answers with links, and links in any email are broken up", async () => {
  const { church, form } = await given();
  await server.database.pool.query("update forms set thanks = 'Win at evil.example/now' where church_id = $1", [
    church.churchId,
  ]);
  const { token, email } = await church.person();
  await form.submit({ Name: "See spam.example now", Email: "somebody.else@example.org" }, {}, { token });
  const [sentEmail] = await emailsTo("somebody.else@example.org");
  expect(sentEmail?.text).not.toMatch(/spam|evil\.example/);
  expect(sentEmail?.text).toContain("Win at evil. example/ now");
  await form.submit({ Name: "See mine.example now", Email: email }, {}, { token });
  expect((await emailsTo(email))[0]?.text).toContain("Name: See mine. example now");
});
