import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import StripeSdk from "stripe";
import { afterEach, expect, test } from "vitest";
import { gift, merchantAt } from "../paypal/testing/open-test-paypal.ts";
import { newFolder } from "../testing/open-test-sandbox.ts";

const main = new URL("../main.ts", import.meta.url);
const DAY = 24 * 60 * 60 * 1000;
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
  const port = Number(new Map<string, unknown>(Object.entries(message ?? {})).get("httpPort"));
  const options = { protocol: "http", host: "127.0.0.1", port, telemetry: false } as const;
  const clock = `http://127.0.0.1:${port}/api/clock`;
  return {
    process: child,
    stripe: new StripeSdk("sk_sandbox_clock", options),
    paypal: merchantAt(`http://localhost:${port}`, "sandbox-grace", "secret"),
    moveYears: (years: number) =>
      fetch(clock, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ years }),
      }),
    async now(): Promise<number> {
      const { now }: { now: string } = JSON.parse(await (await fetch(clock)).text());
      return Date.parse(now);
    },
  };
}

/** A gift that renews every day, so that a move of years takes long enough to be interrupted. */
async function subscribeDaily(stripe: StripeSdk): Promise<void> {
  const { id: customer } = await stripe.customers.create({ name: "Ann Donor" });
  const { id: card } = await stripe.paymentMethods.attach("pm_card_visa", { customer });
  const { id: product } = await stripe.products.create({ name: "Gift" });
  const recurring = { interval: "day" } as const;
  const items = [{ price_data: { currency: "usd", product, unit_amount: 1000, recurring } }];
  await stripe.subscriptions.create({ customer, default_payment_method: card, items });
}

test.each(["stripe", "paypal"])(
  "after kill -9 in the middle of a move, the clock is not earlier than what had happened at %s",
  async (provider) => {
    data = await newFolder();
    const first = await start();
    const begin = await first.now();
    await subscribeDaily(first.stripe);
    const move = first.moveYears(20).then(
      () => "ended",
      () => "interrupted",
    );
    await expect.poll(first.now).toBeGreaterThan(begin + 30 * DAY);
    // The response of a call means that it is on disk, with the time of the move.
    const happened =
      provider === "stripe"
        ? (await first.stripe.customers.create({ name: "Ben Donor" })).created * 1000
        : Date.parse(await orderTime(first.paypal));
    const ended = once(first.process, "exit");
    first.process.kill("SIGKILL");
    await ended;
    expect(await move).toBe("interrupted");
    expect(happened).toBeGreaterThan(begin + 29 * DAY);
    const second = await start();
    expect(await second.now()).toBeGreaterThanOrEqual(happened);
  },
);

async function orderTime({ orders }: ReturnType<typeof merchantAt>): Promise<string> {
  const prefer = "return=representation";
  const { result } = await orders.createOrder({ body: gift("10.00"), paypalRequestId: "order", prefer });
  return result.createTime ?? "";
}
