import { createHash } from "node:crypto";
import { checkEmail, forgotPassword, loadOrCreateUser, login, register } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passCaptcha } from "../../../../test/pass-captcha.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { BEHIND_PROXY, from, createTestAccount, emailsTo } from "../testing/create-test-account.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer(BEHIND_PROXY);
});
afterAll(() => server.close());

const form = { firstName: " Ann ", lastName: " Lee", email: " Ann@Example.org ", appName: "Portal", appUrl: "" };
let nextAddress = 0;
const send = (changes: object = {}, address = `198.51.100.${(nextAddress += 1)}`) =>
  server.call(register, { body: { ...form, ...changes }, headers: from(address) });
const usersWith = async (email: string) =>
  (await server.database.pool.query("select * from users where email = $1", [email])).rows;

test("S7.01 S5.03 registering creates an account with trimmed names and emails a link to set its password", async () => {
  const { status, body } = await send({ unknown: "field" });
  expect(status).toBe(200);
  expect(body).toEqual({
    user: { id: expect.any(String), email: "ann@example.org", firstName: "Ann", lastName: "Lee" },
  });
  expect(await usersWith("ann@example.org")).toMatchObject([{ password_hash: "", registered: true }]);
  const sentEmails = await emailsTo(server, "ann@example.org");
  expect(sentEmails).toHaveLength(1);
  expect(sentEmails[0]).toMatchObject({ subject: "Welcome to Offertory: set your password" });
  expect(sentEmails[0]!.text).toContain("Hello Ann,");
  expect(sentEmails[0]!.link).toBe(
    `http://localhost:3000/login?auth=${sentEmails[0]!.guid}&timestamp=${server.clock.now.getTime()}`,
  );
  expect(sentEmails[0]!.guid).toMatch(/^[\w-]{43}$/);
});

test("the database contains neither the link nor the code, nor a plain hash of the code", async () => {
  await send({ email: "hidden@example.org" });
  const [sentEmail] = await emailsTo(server, "hidden@example.org");
  const { rows } = await server.database.pool.query("select * from mailed_links");
  expect(JSON.stringify(rows)).not.toContain(sentEmail!.guid);
  expect(JSON.stringify(rows)).not.toContain(sentEmail!.code);
  const plainly = createHash("sha256").update(sentEmail!.code).digest("base64url");
  expect(JSON.stringify(rows)).not.toContain(plainly);
});

test("S7.01 a blank name or an invalid email is refused with status 200 and a list of errors", async () => {
  const blank = { firstName: "first-name-missing", lastName: "last-name-missing", email: "email-invalid" };
  for (const [field, code] of Object.entries(blank)) {
    for (const value of ["", "   ", null, undefined]) {
      const { status, body } = await send({ [field]: value });
      expect(status).toBe(200);
      expect(body).toMatchObject({ code, errors: [expect.any(String)] });
    }
  }
  for (const email of ["ann", "ann@", "ann@example", "a b@example.org", "@example.org"]) {
    expect((await send({ email })).body).toMatchObject({ errors: ["Please enter a valid email address."] });
  }
});

test("S7.01 an email that has an account is refused, whatever its case and the spaces around it", async () => {
  await createTestAccount(server, { email: "taken@example.org" });
  for (const email of ["taken@example.org", "TAKEN@example.org "]) {
    const { status, body } = await send({ email });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: "email-taken",
      errors: ["An account with this email address already exists."],
    });
  }
  expect(await emailsTo(server, "taken@example.org")).toEqual([]);
});

test("of 25 concurrent registrations with one email, one creates the account, and one email is sent", async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => send({ email: "crowd@example.org" })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 25 }, () => 200));
  expect(answers.filter(({ body }) => "user" in body)).toHaveLength(1);
  expect(answers.filter(({ body }) => "errors" in body)).toHaveLength(24);
  expect(await usersWith("crowd@example.org")).toHaveLength(1);
  expect(await emailsTo(server, "crowd@example.org")).toHaveLength(1);
});

test("an email that only a public form has entered can register, and is not reported as existing before", async () => {
  const email = "named@example.org";
  await passCaptcha(server);
  await server.call(loadOrCreateUser, { body: { userEmail: email, firstName: "Nick", lastName: "Name" } });
  expect((await server.call(checkEmail, { body: { email } })).body.exists).toBe(false);
  expect((await send({ email })).body).toMatchObject({ user: { firstName: "Ann", lastName: "Lee" } });
  expect(await usersWith(email)).toMatchObject([{ first_name: "Ann", registered: true, password_hash: "" }]);
  expect((await server.call(checkEmail, { body: { email } })).body.exists).toBe(true);
  expect((await send({ email })).body).toMatchObject({ code: "email-taken" });
});

test("the link leads only to our own apps, whatever appUrl is sent", async () => {
  const linkOrigins = {
    "http://localhost:3001": "http://localhost:3001/login?auth=",
    "http://localhost:3002/lessons?x=1": "http://localhost:3002/login?auth=",
    "https://evil.example": "http://localhost:3000/login?auth=",
    "http://localhost:3001.evil.example": "http://localhost:3000/login?auth=",
    "http://localhost:3001@evil.example": "http://localhost:3000/login?auth=",
    "//localhost:3001": "http://localhost:3000/login?auth=",
    "javascript:alert(1)": "http://localhost:3000/login?auth=",
  };
  for (const [index, [appUrl, start]] of Object.entries(linkOrigins).entries()) {
    const email = `app${index}@example.org`;
    await send({ email, appUrl });
    const [sentEmail] = await emailsTo(server, email);
    expect([appUrl, sentEmail!.link.slice(0, start.length)]).toEqual([appUrl, start]);
    expect(sentEmail!.html).not.toContain("555");
  }
});

test("S4.06 the link in a welcome email keeps the church and the return URL", async () => {
  await send({
    email: "visitor@example.org",
    churchId: "church-1",
    returnUrl: "/grace",
    appUrl: "http://localhost:3001",
  });
  const [sentEmail] = await emailsTo(server, "visitor@example.org");
  expect(sentEmail!.link).toMatch(
    /^http:\/\/localhost:3001\/login\?auth=[\w-]+&timestamp=\d+&churchId=church-1&returnUrl=%2Fgrace$/,
  );
});

test("S9.02 the account gets the requested language, or English if it is not supported", async () => {
  const languages = { de: "de", nb: "no", "pt-BR": "pt", xx: "en", "": "en" };
  for (const [index, [language, kept]] of Object.entries(languages).entries()) {
    const email = `language${index}@example.org`;
    await send({ email, language });
    expect(await usersWith(email)).toMatchObject([{ language: kept }]);
    expect((await emailsTo(server, email))[0]!.html).toContain(`<html lang="${kept === "no" ? "nb" : kept}">`);
  }
});

test("an email omits a first name that does not look like a name, and contains no HTML from it", async () => {
  const names = ["Call 555 0100 now!", "<b>x</b>", "A".repeat(90)];
  for (const [index, firstName] of names.entries()) {
    const email = `greeted${index}@example.org`;
    await send({ email, firstName });
    const [sentEmail] = await emailsTo(server, email);
    expect(sentEmail!.text).toContain("Hello,\n");
    expect(sentEmail!.html).not.toContain("evil");
    expect(sentEmail!.html).not.toContain("<b>");
  }
  await send({ email: "marie@example.org", firstName: "Jean-Luc d’Or" });
  expect((await emailsTo(server, "marie@example.org"))[0]!.text).toContain("Hello Jean-Luc d’Or,");
});

test("registrations are limited by IP address and by email", async () => {
  for (let round = 0; round < 60; round += 1) {
    await send({ email: `many${round}@example.org` }, "203.0.113.9");
  }
  const { status, body, raw } = await send({ email: "many60@example.org" }, "203.0.113.9");
  expect(status).toBe(200);
  expect(body).toMatchObject({ code: "too-many-tries", errors: [expect.any(String)] });
  expect(Number(raw.headers["retry-after"])).toBeGreaterThan(0);
  expect(await usersWith("many60@example.org")).toEqual([]);

  for (let round = 0; round < 5; round += 1) await send({ email: "again@example.org" });
  expect((await send({ email: "again@example.org" })).body).toMatchObject({ code: "too-many-tries" });
  expect(await emailsTo(server, "again@example.org")).toHaveLength(1);
});

test("a malformed body is refused with status 400", async () => {
  const bad = [
    { firstName: 1 },
    { email: ["a@b.cd"] },
    { firstName: "x".repeat(101) },
    { lastName: "a\0b" },
    { appUrl: {} },
  ];
  for (const changes of bad) {
    expect(await send(changes)).toMatchObject({ status: 400, body: { code: "invalid-request" } });
  }
});

test("a registered account cannot sign in until its password is set", async () => {
  await send({ email: "unset@example.org" });
  for (const password of ["", "password", undefined]) {
    expect((await server.call(login, { body: { email: "unset@example.org", password } })).status).toBe(401);
  }
  expect((await server.call(forgotPassword, { body: { userEmail: "unset@example.org" } })).body).toEqual({
    emailed: true,
  });
});
