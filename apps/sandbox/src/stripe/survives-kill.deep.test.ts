import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import StripeSdk from "stripe";
import { afterEach, expect, test } from "vitest";
import { newFolder } from "../testing/open-test-sandbox.ts";

const main = new URL("../main.ts", import.meta.url);
let child: ChildProcess | undefined;
let data = "";
afterEach(async () => {
  child?.kill("SIGKILL");
  await rm(data, { recursive: true, force: true });
});

async function start() {
  const env = { ...process.env, SANDBOX_PORT: "0", SANDBOX_SMTP_PORT: "0", SANDBOX_DATA: data };
  child = fork(main, { env, execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const [message]: unknown[] = await once(child, "message");
  const ports = new Map<string, unknown>(Object.entries(message ?? {}));
  const port = Number(ports.get("httpPort"));
  const options = { protocol: "http", host: "127.0.0.1", port, maxNetworkRetries: 0, telemetry: false } as const;
  return { process: child, stripe: new StripeSdk("sk_sandbox_kill", options) };
}

const sorted = (ids: unknown[]) => ids.map((id) => JSON.stringify(id)).toSorted((a, b) => a.localeCompare(b));

test("kill -9 during many charges loses no acknowledged payment and charges nothing twice", async () => {
  data = await newFolder();
  const answered = new Map<string, string>();
  for (let round = 0; round < 2; round += 1) {
    const { process, stripe } = await start();
    const ended = once(process, "exit");
    const calls = Array.from({ length: 30 }, async (_, number) => {
      const key = `round ${round} gift ${number}`;
      const intent = await stripe.paymentIntents.create(
        { amount: 1000 + number, currency: "usd", payment_method: "pm_card_visa", confirm: true, metadata: { key } },
        { idempotencyKey: key },
      );
      answered.set(key, intent.id);
      if (answered.size % 30 === 10) process.kill("SIGKILL");
    });
    await Promise.allSettled(calls);
    process.kill("SIGKILL");
    await ended;
  }
  expect(answered.size).toBeGreaterThanOrEqual(20);
  const { stripe } = await start();
  const intents = await stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const charges = await stripe.charges.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const entries = await stripe.balanceTransactions.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const byKey = new Map(intents.map((intent) => [intent.metadata["key"] ?? "", intent]));
  expect(byKey.size).toBe(intents.length);
  for (const [key, id] of answered) expect(byKey.get(key)).toMatchObject({ id, status: "succeeded" });
  // A call is saved as a whole or not at all: every intent has one charge, and every charge one balance transaction.
  expect(intents.every(({ status }) => status === "succeeded")).toBe(true);
  expect(sorted(charges.map((one) => one.payment_intent))).toEqual(sorted(intents.map(({ id }) => id)));
  expect(sorted(entries.map((one) => one.source))).toEqual(sorted(charges.map(({ id }) => id)));
  // A call whose answer was lost can be repeated.
  const [key, id] = [...answered][0] ?? ["", ""];
  const amount = 1000 + Number(key.split(" ").at(-1));
  const again = await stripe.paymentIntents.create(
    { amount, currency: "usd", payment_method: "pm_card_visa", confirm: true, metadata: { key } },
    { idempotencyKey: key },
  );
  expect(again.id).toBe(id);
});
