import { afterAll, beforeAll, expect, test } from "vitest";
import StripeSdk from "stripe";
import { openTestSandbox } from "../testing/open-test-sandbox.ts";

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
let stripe: StripeSdk;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  const port = sandbox.httpPort;
  stripe = new StripeSdk("sk_sandbox_pages", { protocol: "http", host: "127.0.0.1", port, telemetry: false });
});
afterAll(() => sandbox.discard());

/** Submits a form as the page's own buttons do, and returns the text of the next page. */
async function press(
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = { origin: sandbox.origin },
) {
  const answer = await sandbox.get(path, { method: "POST", body: new URLSearchParams(fields), headers });
  const next = new URL(answer.headers.get("location") ?? "/", sandbox.origin);
  return { status: answer.status, notice: next.searchParams.get("notice"), problem: next.searchParams.get("problem") };
}

const give = (payment_method: string) =>
  stripe.paymentIntents.create({ amount: 4321, currency: "usd", payment_method, confirm: true });

test("the front page links to the payments pages, and the empty pages show hints", async () => {
  expect(await sandbox.page("/")).toContain('href="/payments"');
  expect(await sandbox.page("/payments")).toMatch(/4242 4242 4242 4242/);
  expect(await sandbox.page("/payments/stripe")).toContain("No gifts yet");
  expect(await sandbox.page("/payments/webhooks")).toContain("Nothing yet");
});

test("a gift is listed and can be disputed with a button, and another button wins the dispute", async () => {
  const { id } = await give("pm_card_visa");
  expect(await sandbox.page("/payments/stripe")).toMatch(/\$43\.21[^]*visa 4242[^]*succeeded/);
  expect(await press("/payments/stripe/act", { id, action: "dispute", reason: "duplicate" })).toMatchObject({
    notice: "The gift is disputed.",
  });
  const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data;
  expect(dispute).toMatchObject({ reason: "duplicate", status: "needs_response" });
  await press("/payments/stripe/act", { id: dispute!.id, action: "win" });
  expect(await stripe.disputes.retrieve(dispute!.id)).toMatchObject({ status: "won" });
  expect(await press("/payments/stripe/act", { id: dispute!.id, action: "lose" })).toMatchObject({
    problem: "This dispute has ended.",
  });
});

test("a button confirms a payment's 3-D Secure challenge", async () => {
  const { id } = await give("pm_card_authenticationRequired");
  expect(await press("/payments/stripe/act", { id, action: "complete" })).toMatchObject({
    notice: "The holder has said yes.",
  });
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("succeeded");
});

test("the clock form moves the clock forward and refuses a date in the past", async () => {
  const read = async (): Promise<{ now: string }> => JSON.parse(await (await sandbox.get("/api/clock")).text());
  const before = Date.parse((await read()).now);
  expect(await press("/payments/clock", { days: "1" })).toMatchObject({ status: 303, problem: null });
  expect(Date.parse((await read()).now) - before).toBeGreaterThan(23 * 3_600_000);
  expect(await press("/payments/clock", { to: "2001-01-01T00:00" })).toMatchObject({
    problem: "The sandbox's clock only goes forward.",
  });
  expect(await press("/payments/clock", {})).toMatchObject({ problem: "Please say how far." });
});

test("the next call fails as the form says, and the fault is listed until then or until it is cleared", async () => {
  const match = "POST /v1/payment_intents";
  const setFault = () => press("/payments/faults", { provider: "stripe", kind: "429", match, times: "1" });
  const payWithoutRetries = () =>
    stripe.paymentIntents.create({ amount: 4321, currency: "usd" }, { maxNetworkRetries: 0 });
  await setFault();
  expect(await sandbox.page("/payments")).toContain(match);
  await stripe.customers.create({ name: "Ada" });
  expect(await sandbox.page("/payments")).toContain(match);
  await expect(payWithoutRetries()).rejects.toMatchObject({ statusCode: 429 });
  expect(await sandbox.page("/payments")).toContain("Everything works.");
  await expect(payWithoutRetries()).resolves.toMatchObject({ amount: 4321 });
  await setFault();
  await press("/payments/faults/clear");
  await expect(payWithoutRetries()).resolves.toMatchObject({ amount: 4321 });
  expect(await sandbox.page("/payments")).toContain("Everything works.");
});

test("a fault of an unknown kind is refused", async () => {
  expect(await press("/payments/faults", { provider: "stripe", kind: "fire" })).toMatchObject({
    problem: expect.stringContaining("kind is one of"),
  });
});

test("cross-site requests cannot use the buttons", async () => {
  const headers = { origin: "http://evil.example", "sec-fetch-site": "cross-site" };
  for (const path of ["/payments/clock", "/payments/faults", "/payments/stripe/act", "/payments/webhooks/hold"]) {
    expect((await press(path, { days: "1" }, headers)).status).toBe(403);
  }
  const text = await sandbox.get("/api/clock", {
    method: "POST",
    body: '{"days":1}',
    headers: { "content-type": "text/plain" },
  });
  expect(text.status).toBe(403);
});

test("browser pages of any origin can use a publishable key but not a secret key", async () => {
  const ask = (key: string) =>
    sandbox.get("/v1/customers", { headers: { authorization: `Bearer ${key}`, origin: "http://church.example" } });
  expect((await ask("sk_sandbox_pages")).status).toBe(401);
  const token = await sandbox.get("/v1/tokens", {
    method: "POST",
    headers: { authorization: "Bearer pk_sandbox_pages", origin: "http://church.example" },
    body: new URLSearchParams({
      "bank_account[routing_number]": "110000000",
      "bank_account[account_number]": "000123456789",
    }),
  });
  expect(token.status).toBe(200);
  expect(token.headers.get("access-control-allow-origin")).toBe("*");
});
