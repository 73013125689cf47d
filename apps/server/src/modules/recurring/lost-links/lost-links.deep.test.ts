import { readManagedGift, requestLostLink, verifyCaptcha } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestReader } from "../../giving-emails/testing/create-test-reader.ts";
import { from, solveCaptcha } from "../../giving/testing/create-test-guest.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving({ trustedProxies: ["127.0.0.1"] });
});
afterAll(() => giving.close());

let networks = 1;
const newNetwork = () => `203.0.113.${networks++}`;

/** Asks for the links of an address, with a solved captcha. */
const ask = async (email: string, network = newNetwork()) =>
  giving.server.call(requestLostLink, {
    body: { email, captcha: await solveCaptcha(giving.server) },
    headers: from(network),
  });
const ASKED = { status: 200, body: { asked: true } };

async function createTestGift() {
  const reader = await createTestReader(giving);
  const { body } = await reader.subscribe(25);
  await reader.read();
  const links = async () => (await reader.read()).filter(({ subject }) => subject.includes("the link to your"));
  return { ...reader, id: body.id ?? "", links };
}

test("the links of all running gifts of an address are emailed again, whatever its case", async () => {
  const gift = await createTestGift();
  await gift.subscribe(10, { key: "second" });
  const ended = await gift.subscribe(5, { key: "third" });
  await gift.end(ended.body.id ?? "");
  expect(await ask(` ${gift.email.toUpperCase()}`)).toMatchObject(ASKED);
  const links = await gift.links();
  expect(new Set(links.map(({ text }) => /Total: (\S+)/.exec(text)?.[1]))).toEqual(new Set(["$10.00", "$25.00"]));
  expect(links).toHaveLength(2);
  expect(links[0]?.text).toContain("If you didn't ask for this link, you can ignore this email.");
  const shown = await giving.server.call(readManagedGift, { query: { token: await gift.linkToken() } });
  expect(shown.status).toBe(200);
});

test("an unknown address, one without a gift and one with a gift get the same answer by the same work", async () => {
  const gift = await createTestGift();
  const { email: without } = await createTestReader(giving);
  const jobsBy = async (email: string) => {
    const { status, body } = await ask(email);
    const { rows } = await giving.server.database.pool.query(
      "select task_identifier as task from graphile_worker.jobs where task_identifier = 'giving-send-lost-links'",
    );
    await giving.server.work();
    return { status, body, jobs: rows.length };
  };
  const known = await jobsBy(gift.email);
  expect(known).toMatchObject({ ...ASKED, jobs: 1 });
  expect(await jobsBy("nobody@example.org")).toEqual(known);
  expect(await jobsBy(without)).toEqual(known);
  const sent = await giving.server.sentEmails();
  expect(sent.filter(({ to }) => to === "nobody@example.org" || to === without)).toEqual([]);
});

test("the links are asked for with a captcha only, and three times an hour for any address", async () => {
  const { server } = giving;
  const headers = from(newNetwork());
  const email = "lost@example.org";
  expect(await server.call(requestLostLink, { body: { email }, headers })).toMatchObject({
    body: { code: "captcha-needed" },
  });
  expect(await server.call(requestLostLink, { body: { email: "nobody" }, headers })).toMatchObject({
    status: 400,
    body: { code: "email-invalid" },
  });
  const { body } = await server.call(verifyCaptcha, {
    body: { token: await solveCaptcha(server), carried: true },
    headers,
  });
  const withToken = { ...headers, "x-captcha-token": body.captchaToken ?? "" };
  expect(await server.call(requestLostLink, { body: { email }, headers: withToken })).toMatchObject(ASKED);
  for (let count = 1; count < 3; count += 1) expect(await ask(email)).toMatchObject(ASKED);
  expect(await ask(email)).toMatchObject({ status: 429, body: { code: "too-many-tries" } });
  const { email: known } = await createTestGift();
  for (let count = 0; count < 3; count += 1) expect(await ask(known)).toMatchObject(ASKED);
  expect(await ask(known)).toMatchObject({ status: 429, body: { code: "too-many-tries" } });
});

test("one network can ask for links of twenty addresses an hour", async () => {
  const network = newNetwork();
  for (let count = 0; count < 20; count += 1) expect((await ask(`of${count}@example.org`, network)).status).toBe(200);
  expect(await ask("of20@example.org", network)).toMatchObject({ status: 429 });
});
