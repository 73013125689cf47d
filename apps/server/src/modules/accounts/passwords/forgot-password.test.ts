import { forgotPassword, loadOrCreateUser } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passCaptcha } from "../../../../test/pass-captcha.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { ageLimits, BEHIND_PROXY, from, createTestAccount, emailsTo } from "../testing/create-test-account.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer(BEHIND_PROXY);
});
afterAll(() => server.close());

let nextAddress = 0;
const forgot = (body: object, address = `198.51.100.${(nextAddress += 1)}`) =>
  server.call(forgotPassword, { body, headers: from(address) });

test("S7.01 a user who forgot the password is emailed a link and a six-digit code", async () => {
  const { email } = await createTestAccount(server, { email: "ann@example.org" });
  expect(await forgot({ userEmail: " ANN@example.org" })).toMatchObject({ status: 200, body: { emailed: true } });
  const sentEmails = await emailsTo(server, email);
  expect(sentEmails).toHaveLength(1);
  expect(sentEmails[0]!.code).toMatch(/^\d{6}$/);
  expect(sentEmails[0]!.link).toBe(
    `http://localhost:3000/login?auth=${sentEmails[0]!.guid}&timestamp=${server.clock.now.getTime()}`,
  );
});

test("S5.02 S7.01 an unknown email gets status 200, and no email is sent", async () => {
  for (const userEmail of ["nobody@example.org", "not an address", ""]) {
    const { status, body } = await forgot({ userEmail });
    expect([userEmail, status, body]).toEqual([userEmail, 200, { emailed: false }]);
  }
  expect(await emailsTo(server, "nobody@example.org")).toEqual([]);
});

test("the link leads to the app that sent the request, or to the portal if that URL is not one of ours", async () => {
  const { email } = await createTestAccount(server);
  await forgot({ userEmail: email, appUrl: "http://localhost:3002" });
  await forgot({ userEmail: email, appUrl: "http://evil.example" });
  const sentEmails = await emailsTo(server, email);
  expect(sentEmails.map(({ link }) => new URL(link).origin)).toEqual([
    "http://localhost:3002",
    "http://localhost:3000",
  ]);
});

test("S4.01 the link keeps the church and a return URL of our own apps, and drops any other return URL", async () => {
  const { email } = await createTestAccount(server);
  const own = ["/grace/about?x=1", "http://localhost:3001/grace"];
  const foreign = [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "http://a@localhost:3001/",
  ];
  const links: (string | null)[] = [];
  for (const returnUrl of own) await forgot({ userEmail: email, churchId: "church-1", returnUrl });
  links.push(...(await emailsTo(server, email)).map(({ link }) => new URL(link).searchParams.get("returnUrl")));
  expect(links).toEqual(own);
  for (const returnUrl of foreign) {
    const other = await createTestAccount(server);
    await forgot({ userEmail: other.email, churchId: "church-1", returnUrl });
    const [sentEmail] = await emailsTo(server, other.email);
    expect(new URL(sentEmail!.link).searchParams.has("returnUrl")).toBe(false);
    expect(new URL(sentEmail!.link).searchParams.get("churchId")).toBe("church-1");
    expect(`${sentEmail!.html} ${sentEmail!.text}`).not.toContain("evil");
  }
});

test("the email is in the language of the request, or else of the account", async () => {
  const { email } = await createTestAccount(server, { language: "de" });
  await forgot({ userEmail: email });
  await forgot({ userEmail: email, language: "fr" });
  await forgot({ userEmail: email, language: "xx" });
  const sentEmails = await emailsTo(server, email);
  expect(sentEmails.map(({ html }) => /<html lang="(\w+)">/.exec(html)?.[1])).toEqual(["de", "fr", "de"]);
});

test("an account that a public form created without a password can get a password link", async () => {
  await passCaptcha(server);
  await server.call(loadOrCreateUser, {
    body: { userEmail: "named@example.org", firstName: "Nick", lastName: "Name" },
  });
  expect((await forgot({ userEmail: "named@example.org" })).body).toEqual({ emailed: true });
});

test("an account gets at most five emails an hour, an IP address sends at most sixty requests an hour, and refusals have status 200", async () => {
  const { email } = await createTestAccount(server);
  const refused = { status: 200, body: { code: "too-many-tries", errors: [expect.any(String)] } };
  for (let round = 0; round < 5; round += 1)
    expect((await forgot({ userEmail: email })).body).toEqual({ emailed: true });
  expect(await forgot({ userEmail: email })).toMatchObject(refused);
  expect(await emailsTo(server, email)).toHaveLength(5);

  for (let round = 0; round < 60; round += 1)
    expect((await forgot({ userEmail: `no${round}@example.org` }, "203.0.113.7")).body).toEqual({ emailed: false });
  const other = await createTestAccount(server);
  const forgotThere = () => forgot({ userEmail: other.email }, "203.0.113.7");
  expect(await forgotThere()).toMatchObject(refused);
  expect((await forgot({ userEmail: other.email })).body).toEqual({ emailed: true });

  await ageLimits(server, 50 * 60_000);
  for (const again of [await forgot({ userEmail: email }), await forgotThere()]) expect(again).toMatchObject(refused);
  await ageLimits(server, 10 * 60_000);
  for (const again of [await forgot({ userEmail: email }), await forgotThere()])
    expect(again.body).toEqual({ emailed: true });
  expect(await emailsTo(server, email)).toHaveLength(6);
});

test("a malformed body is refused with status 400", async () => {
  for (const body of [
    {},
    { userEmail: null },
    { userEmail: 5 },
    { userEmail: "x".repeat(255) },
    { userEmail: "a\0@b.cd" },
  ]) {
    expect(await forgot(body)).toMatchObject({ status: 400, body: { code: "invalid-request" } });
  }
});

test("an unpaired surrogate in a field is refused alike for known and unknown emails", async () => {
  const { email } = await createTestAccount(server, { email: "half@example.org" });
  for (const userEmail of [email, "nobody@example.org"]) {
    for (const field of ["churchId", "returnUrl", "appUrl"])
      expect(await forgot({ userEmail, [field]: "/\uD800" })).toMatchObject({
        status: 400,
        body: { code: "invalid-request" },
      });
  }
  expect(await emailsTo(server, email)).toEqual([]);
});

test("a new request deletes the expired links of the account", async () => {
  const { id, email } = await createTestAccount(server);
  await forgot({ userEmail: email });
  server.clock.now = new Date(server.clock.now.getTime() + 11 * 60_000);
  await forgot({ userEmail: email });
  const { rows } = await server.database.pool.query("select * from mailed_links where user_id = $1", [id]);
  expect(rows).toHaveLength(1);
});
