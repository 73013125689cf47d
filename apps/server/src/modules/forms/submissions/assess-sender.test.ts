import { acceptSubmission, removeSubmission, verifyCaptcha } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { solveCaptcha } from "../../giving/testing/create-test-guest.ts";
import { createTestForm, submissionsOf } from "../testing/create-test-form.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ trustedProxies: ["127.0.0.1"] });
});
afterAll(() => server.close());

const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

test("a submission with a captcha token is not held, even from a busy network, and the token works for one submission", async () => {
  const church = await createTestChurch(server);
  const form = await createTestForm(server, church);
  for (let index = 0; index < 61; index++) await form.submit({ Name: `neighbour ${index}` });
  const heldOf = async () =>
    (await submissionsOf(server, church.churchId)).filter(({ state }) => state === "held").length;
  expect(await heldOf()).toBe(1);

  const token = await solveCaptcha(server);
  const { captchaToken } = (await server.call(verifyCaptcha, { body: { token, carried: true } })).body;
  await form.submit({ Name: "Ann" }, { captchaToken, clientId: "one" });
  await form.submit({ Name: "Ann" }, { captchaToken, clientId: "one" });
  expect(await heldOf()).toBe(1);
  await form.submit({ Name: "robot" }, { captchaToken, clientId: "two" });
  await form.submit({ Name: "robot" }, { captchaToken: "made-up", clientId: "three" });
  expect(await heldOf()).toBe(3);
});

test("a submission with invalid answers does not use up its captcha token", async () => {
  const church = await createTestChurch(server);
  const form = await createTestForm(server, church);
  const token = await solveCaptcha(server);
  const { captchaToken } = (await server.call(verifyCaptcha, { body: { token, carried: true } })).body;
  expect((await form.submit({ Name: "" }, { captchaToken })).error).toBe("Name is required");
  await form.submit({ Name: "Ann" }, { captchaToken });
  expect(await submissionsOf(server, church.churchId)).toMatchObject([{ state: "done" }]);
});

test("a submission with a filled honeypot field looks accepted, but is held and not emailed until staff accept it", async () => {
  const church = await createTestChurch(server);
  const form = await createTestForm(server, church, {
    questions: [{ title: "Email", fieldType: "Email" }],
    confirmationMail: true,
  });
  const sent = await form.submit({ Email: "robot@example.org" }, { website: "http://spam" }, from("10.1.0.1"));
  expect(sent).toMatchObject({ status: 200, state: "done" });
  expect((await submissionsOf(server, church.churchId))[0]?.state).toBe("held");
  const mailed = async () => (await server.sentEmails()).filter(({ to }) => to === "robot@example.org").length;
  expect(await mailed()).toBe(0);

  const accept = (token: string) => server.call(acceptSubmission, { params: { id: sent.id }, token });
  expect((await accept((await church.person()).token)).status).toBe(404);
  expect((await accept(form.maker.token)).body.state).toBe("done");
  await accept(form.maker.token);
  expect((await submissionsOf(server, church.churchId))[0]?.state).toBe("done");
  expect(await mailed()).toBe(1);
});

test("a submission with many links is held, and the form's creator can remove it", async () => {
  const church = await createTestChurch(server);
  const form = await createTestForm(server, church);
  const links = "http://a.example http://b.example www.c.example";
  const { id } = await form.submit({ Name: links }, {}, from("10.1.0.2"));
  expect((await submissionsOf(server, church.churchId))[0]?.state).toBe("held");
  expect((await server.call(removeSubmission, { params: { id }, token: form.maker.token })).status).toBe(200);
});

test("repeated submissions of the same text are held, and none is lost", async () => {
  const church = await createTestChurch(server);
  const form = await createTestForm(server, church);
  const spamText = "Buy our excellent watches, they are cheap and shiny and new.";
  for (let index = 0; index < 7; index++) await form.submit({ Name: spamText }, {}, from(`10.2.0.${index}`));
  const states = (await submissionsOf(server, church.churchId)).map(({ state }) => state);
  expect(states).toHaveLength(7);
  expect(states.filter((state) => state === "held")).toHaveLength(2);
});

test("submissions beyond the limit of an IP address are held, and those of signed-in members are not", async () => {
  const church = await createTestChurch(server);
  const form = await createTestForm(server, church);
  for (let index = 0; index < 63; index++) await form.submit({ Name: `n${index}` }, {}, from("10.3.0.1"));
  const rows = await submissionsOf(server, church.churchId);
  expect(rows).toHaveLength(63);
  expect(rows.filter(({ state }) => state === "held")).toHaveLength(3);
  const { token } = await church.person();
  await form.submit({ Name: "member" }, { website: "autofilled" }, { token, ...from("10.3.0.1") });
  const mine = (await submissionsOf(server, church.churchId)).find(({ answers }) => answers[0] === "member");
  expect(mine?.state).toBe("done");
});
