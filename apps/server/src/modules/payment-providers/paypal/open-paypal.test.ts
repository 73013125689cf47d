import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moneyOf } from "../../../platform/money/money.ts";
import type { Account } from "../account.ts";
import { openPaypal } from "./open-paypal.ts";
import { paypalProvider } from "./paypal-provider.ts";

const account: Account = {
  churchId: "c",
  gatewayId: "g",
  environment: "sandbox",
  publicKey: "sandbox-grace",
  privateKey: "sandbox-secret-grace",
};
const real = { publicKey: "A".repeat(80), privateKey: "E".repeat(80) };

const calls: string[] = [];
const server = createServer((request, response) => {
  calls.push(`${request.method} ${request.url}`);
  const isToken = request.url?.endsWith("/oauth2/token");
  const body = isToken
    ? { access_token: "t", token_type: "Bearer", expires_in: 3600 }
    : { name: "BUSY", debug_id: "d" };
  response.writeHead(isToken ? 200 : 500, { "content-type": "application/json" }).end(JSON.stringify(body));
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterAll(() => void server.close());

test("a sandbox account calls only the sandbox, and a failed call is not retried", async () => {
  const { charges } = paypalProvider(url);
  const amount = moneyOf(100, "USD");
  const gift = {
    key: "k",
    intentId: "i",
    amount,
    methodId: "O1",
    methodType: "paypal",
    methodName: "visa",
    customerId: "",
  } as const;
  expect(await charges.charge(account, { ...gift, address: "" })).toMatchObject({ outcome: "unknown" });
  expect(calls).toEqual(["POST /paypal/v1/oauth2/token", "GET /paypal/v2/checkout/orders/O1"]);
});

test("sandbox keys are refused outside the sandbox, and real keys are refused inside it", () => {
  const refused: [Partial<Account>, string | null][] = [
    [{ environment: "live" }, url],
    [{ environment: "test" }, url],
    [{ ...real }, url],
    [{}, null],
  ];
  for (const [other, sandboxUrl] of refused)
    expect(() => openPaypal(sandboxUrl)({ ...account, ...other })).toThrow(/world|sandbox/);
  expect(() => openPaypal(url)({ ...account, ...real, environment: "live" })).not.toThrow();
});

test("the installed PayPal SDK is the exact version whose unstable option the code uses", () => {
  const load = createRequire(import.meta.url);
  const installed = join(load.resolve("@paypal/paypal-server-sdk"), "../../../package.json");
  expect(load(installed)).toMatchObject({ name: "@paypal/paypal-server-sdk", version: "2.5.0" });
  expect(load("../../../../package.json")).toMatchObject({ dependencies: { "@paypal/paypal-server-sdk": "2.5.0" } });
});
