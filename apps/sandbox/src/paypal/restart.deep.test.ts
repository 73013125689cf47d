import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { newFolder } from "../testing/open-test-sandbox.ts";
import { gift, give, merchantAt, openTestPaypal, withCard } from "./testing/open-test-paypal.ts";

const children = new Set<ChildProcess>();
const folders: string[] = [];
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

async function newData(): Promise<string> {
  const folder = await newFolder();
  folders.push(folder);
  return folder;
}

async function start(data: string) {
  const env = { ...process.env, SANDBOX_PORT: "0", SANDBOX_SMTP_PORT: "0", SANDBOX_DATA: data };
  const child = fork(new URL("../main.ts", import.meta.url), { env, execArgv: [], stdio: "ignore" });
  children.add(child);
  const message: unknown = await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", () => reject(new Error("The sandbox ended before it was ready")));
  });
  const port = Number(new Map<string, unknown>(Object.entries(message ?? {})).get("httpPort"));
  return { child, as: merchantAt(`http://localhost:${port}`, "sandbox-grace", "secret") };
}

test("kill -9 right after the response loses no capture, and its request id still returns the order", async () => {
  const data = await newData();
  const acknowledged = new Map<string, string>();
  for (let round = 1; round <= 3; round += 1) {
    const { child, as } = await start(data);
    const ended = once(child, "exit");
    const gifts = Array.from({ length: 6 }, async (_, number) => {
      const key = `${round}-${number}`;
      const { result } = await as.orders.createOrder({ body: gift("10.00"), paypalRequestId: key });
      const id = result.id ?? "";
      await as.orders.confirmOrder({ id, body: withCard("4111111111111111") });
      await as.orders.captureOrder({ id, paypalRequestId: `c${key}` });
      acknowledged.set(key, id);
      if (acknowledged.size % 6 === 3) child.kill("SIGKILL");
    });
    await Promise.allSettled(gifts);
    child.kill("SIGKILL");
    await ended;
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(3);
  const { as } = await start(data);
  for (const [key, id] of acknowledged) {
    const again = await as.orders.createOrder({
      body: gift("10.00"),
      paypalRequestId: key,
      prefer: "return=representation",
    });
    expect(again.result).toMatchObject({ id, status: "COMPLETED" });
  }
});

test("tokens, saved cards, balances, disputes and the webhook certificate survive a restart", async () => {
  const data = await newData();
  const first = await openTestPaypal(data);
  const grace = first.as();
  const { captureId, order } = await give(grace, "100.00", undefined, { save: true });
  await first.operate(`/captures/${captureId}/dispute`);
  const token = (await grace.token()).body["access_token"];
  const certificate = await (await fetch(`${first.origin}/paypal/v1/notifications/certs/x`)).text();
  await first.close();

  const second = await openTestPaypal(data);
  const bearer = { authorization: `Bearer ${String(token)}` };
  const again = second.as();
  const vaultId = order.paymentSource?.card?.attributes?.vault?.id ?? "";
  expect((await again.vault.getPaymentToken(vaultId)).result.id).toBe(vaultId);
  expect((await again.rest("GET", `/v2/payments/captures/${captureId}`, undefined, bearer)).status).toBe(200);
  expect((await again.reports.searchBalances({})).result.balances?.[0]?.totalBalance.value).toBe("-3.20");
  expect((await again.rest("GET", "/v1/customer/disputes")).body).toMatchObject({
    items: [{ status: "WAITING_FOR_SELLER_RESPONSE" }],
  });
  expect(await (await fetch(`${second.origin}/paypal/v1/notifications/certs/x`)).text()).toBe(certificate);
  await second.close();
});

test("the journal contains no full card number", async () => {
  const data = await newData();
  const paypal = await openTestPaypal(data);
  await give(paypal.as(), "10.00", "4868719196829038", { save: true });
  await paypal.close();
  const journal = await readFile(`${data}/paypal.journal`, "utf8");
  expect(journal).toContain("9038");
  expect(journal).not.toContain("4868719196829038");
});
