import { makeCaptchaChallenge, verifyCaptcha } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "../../../../test/test-server.ts";
import { recaptchaToken, solveCaptcha } from "../../giving/testing/create-test-guest.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const verify = (token: unknown) => giving.server.call(verifyCaptcha, { body: { token } });
const takenFor = (score: number) =>
  fetch(`${giving.sandboxUrl}/api/recaptcha`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ score }),
  });
const captchaTokens = async () => (await giving.server.database.pool.query("select * from captcha_tokens")).rows;

test("G5.20 G7.10 a solved challenge returns a captcha token, which is stored only as a hash", async () => {
  const { status, body } = await verify(await solveCaptcha(giving.server));
  expect(status).toBe(200);
  expect(body).toEqual({
    response: "success",
    success: true,
    score: 0.6,
    captchaToken: expect.stringMatching(/^[\w-]{32}$/),
  });
  expect(await captchaTokens()).toHaveLength(1);
  expect(JSON.stringify(await captchaTokens())).not.toContain(body.captchaToken);
  expect(JSON.stringify(await captchaTokens())).not.toContain("127.0.0.1");
});

test("G7.10 a solved challenge is accepted once, even among 25 concurrent requests", async () => {
  const token = await solveCaptcha(giving.server);
  const answers = await Promise.all(Array.from({ length: 25 }, () => verify(token)));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  const robot = { response: "robot", success: false };
  expect(answers.filter(({ body }) => !body.success && body.score < 0.5 && !body.captchaToken)).toHaveLength(24);
  expect((await verify(token)).body).toMatchObject(robot);
  // The same solution with different JSON formatting counts as used.
  const reformatted = JSON.stringify(JSON.parse(Buffer.from(token, "base64").toString()), null, 2);
  expect((await verify(Buffer.from(reformatted).toString("base64"))).body).toMatchObject(robot);
});

test("G7.10 a challenge that is altered, unsolved, forged or expired is refused", async () => {
  const solved = JSON.parse(Buffer.from(await solveCaptcha(giving.server), "base64").toString());
  const { challenge, solution } = solved;
  const before = (await captchaTokens()).length;
  for (const forged of [
    { challenge, solution: { ...solution, derivedKey: "00".repeat(32) } },
    { challenge: { ...challenge, signature: "00".repeat(32) }, solution },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, data: { hard: true } } }, solution },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } }, solution },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, keySignature: undefined } }, solution },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, nonce: "zz" } }, solution },
    { challenge, solution: { counter: "x", derivedKey: {} } },
    { challenge: {}, solution: {} },
  ]) {
    const { body } = await verify(Buffer.from(JSON.stringify(forged)).toString("base64"));
    expect([forged, body]).toEqual([forged, { response: "robot", success: false, score: 0 }]);
  }
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 11 * 60_000);
  const { body: late } = await verify(Buffer.from(JSON.stringify(solved)).toString("base64"));
  expect(late).toMatchObject({ success: false });
  expect(await captchaTokens()).toHaveLength(before);
});

test("G7.10 a reCAPTCHA checkbox has the score 1, and a reCAPTCHA score passes from 0.5 on", async () => {
  expect((await verify(await recaptchaToken(giving.sandboxUrl, "2"))).body).toMatchObject({ success: true, score: 1 });
  const token = await recaptchaToken(giving.sandboxUrl, "3");
  expect((await verify(token)).body).toMatchObject({
    response: "success",
    score: 0.9,
    captchaToken: expect.any(String),
  });
  expect((await verify(token)).body).toMatchObject({ response: "robot", success: false });
  for (const [score, success] of [
    [0.5, true],
    [0.49, false],
  ] as const) {
    await takenFor(score);
    expect((await verify(await recaptchaToken(giving.sandboxUrl, "3"))).body).toMatchObject({ success });
  }
  await takenFor(0.9);
});

test("G7.10 an invalid token is reported as a robot, and a malformed one is refused with status 400", async () => {
  for (const token of ["", "x", "made-up", "e30=", "x".repeat(20_000)])
    expect((await verify(token)).body).toEqual({ response: "robot", success: false, score: 0 });
  for (const token of [null, undefined, 7, {}, "x".repeat(20_001)]) expect((await verify(token)).status).toBe(400);
});

test("G5.20 a token is refused with status 503 if reCAPTCHA is unreachable", async () => {
  const unreachable = await testServer({ sandboxUrl: "http://127.0.0.1:1" });
  expect((await unreachable.call(verifyCaptcha, { body: { token: "some-token" } })).status).toBe(503);
  await unreachable.close();
});

test("the challenge contains the captcha to show, but no secret; production uses its configured keys", async () => {
  const { body, raw } = await giving.server.call(makeCaptchaChallenge);
  expect(body.recaptcha).toEqual({ siteKey: "sandbox", scriptUrl: `${giving.sandboxUrl}/recaptcha/api.js` });
  expect(raw.body).not.toContain("secret");
  const production = await testServer({ mode: "production", recaptcha: { siteKey: "site", secret: "hidden-secret" } });
  const challenge = await production.call(makeCaptchaChallenge);
  expect(challenge.body.recaptcha).toEqual({ siteKey: "site", scriptUrl: "https://www.google.com/recaptcha/api.js" });
  expect(challenge.raw.body).not.toContain("hidden-secret");
  await production.close();
});

test("G5.20 a text that cannot be a token is reported as a robot and is not sent to reCAPTCHA", async () => {
  // A token that is sent to this reCAPTCHA would be answered with status 503.
  const unreachable = await testServer({ sandboxUrl: "http://127.0.0.1:1" });
  for (const token of ["🙏".repeat(10_000), "a token", "é", ""]) {
    for (const server of [giving.server, unreachable]) {
      const { status, body } = await server.call(verifyCaptcha, { body: { token } });
      expect([status, body.response]).toEqual([200, "robot"]);
    }
  }
  await unreachable.close();
});
