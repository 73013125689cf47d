import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersCardVerificationMethod,
  OrdersController,
  PaymentsController,
  StoreInVaultInstruction,
  TransactionSearchController,
  VaultController,
  type OrderRequest,
} from "@paypal/paypal-server-sdk";
import { newFolder } from "../../testing/open-test-sandbox.ts";
import { openPayments } from "../../payments/open-payments.ts";
import { listenHttp } from "../../web/listen.ts";
import { openWeb } from "../../web/open-web.ts";
import { openPaypal } from "../open-paypal.ts";
import { redirectTo } from "./redirect-sdk.ts";
import type { Wallet } from "../wallets/wallets.ts";
import { failOnPaypalProblems, watchPaypal } from "./watch-paypal.ts";

// Machines may be busy, and with some faults the SDK waits for its timeout.

/** PayPal's stand-in on a free port, with a client of the official SDK. */
export async function openTestPaypal(folder?: string) {
  const dataFolder = folder ?? (await newFolder());
  const payments = await openPayments(dataFolder);
  const web = openWeb();
  const watch = watchPaypal(web, payments);
  watch.events(await openPaypal(web, payments));
  const port = await listenHttp(web, { port: 0, host: "127.0.0.1" });
  const origin = `http://localhost:${port}`;
  const close = async () => {
    await web.close();
    await payments.close();
    failOnPaypalProblems();
  };
  return {
    payments,
    watch,
    origin,
    port,
    dataFolder,
    close,
    as: (clientId = "sandbox-grace", secret = "secret-of-grace") => merchantAt(origin, clientId, secret),
    async operate(path: string, body: unknown = {}) {
      return read(
        await post(`${origin}/api/paypal${path}`, { "content-type": "application/json" }, JSON.stringify(body)),
      );
    },
    /** Approves in PayPal's or Venmo's window, as the window's own script does. */
    async approve(wallet: Wallet, path: string, more: { email?: string; funding?: string } = {}) {
      const payer = { givenName: "Pat", surname: "Payer", email: "pat@payer.example", funding: "balance", ...more };
      const headers = { "content-type": "application/json", origin };
      return read(await post(`${origin}/paypal/window/${path}?wallet=${wallet}`, headers, JSON.stringify(payer)));
    },
    async discard() {
      await close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export type Merchant = ReturnType<typeof merchantAt>;

/** A client of the official SDK for the sandbox at this origin, signed in as one app. */
export function merchantAt(origin: string, clientId: string, secret: string) {
  const client = new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: secret },
    environment: Environment.Sandbox,
    timeout: 2_000,
    httpClientOptions: { retryConfig: { maxNumberOfRetries: 0 } },
    unstable_httpClientOptions: { adapter: redirectTo(`${origin}/paypal`) },
  });
  const basic = `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`;
  const token = async (more: Record<string, string> = {}) => {
    const form = new URLSearchParams({ grant_type: "client_credentials", ...more });
    return read(await post(`${origin}/paypal/v1/oauth2/token`, { authorization: basic }, form));
  };
  return {
    orders: new OrdersController(client),
    captures: new PaymentsController(client),
    vault: new VaultController(client),
    reports: new TransactionSearchController(client),
    token,
    /** For calls that the SDK does not have. */
    async rest(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const answer = await fetch(`${origin}/paypal${path}`, {
        method,
        headers: {
          authorization: `Bearer ${String((await token()).body["access_token"])}`,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      return read(answer);
    },
  };
}

function post(url: string, headers: Record<string, string>, body: string | URLSearchParams): Promise<Response> {
  return fetch(url, { method: "POST", headers, body });
}

async function read(answer: Response) {
  const text = await answer.text();
  const body: Record<string, unknown> = text === "" ? {} : JSON.parse(text);
  return { status: answer.status, body };
}

/** An order as the product creates it. */
export function gift(value: string, more: { customId?: string; save?: boolean; customer?: string } = {}): OrderRequest {
  const { customId, save, customer } = more;
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [{ amount: { currencyCode: "USD", value }, ...(customId && { customId }) }],
    paymentSource: {
      card: {
        attributes: {
          verification: { method: OrdersCardVerificationMethod.ScaWhenRequired },
          ...(save && { vault: { storeInVault: StoreInVaultInstruction.OnSuccess } }),
          ...(customer && { customer: { id: customer } }),
        },
      },
    },
  };
}

/** A card as the page's card fields send it. */
export function withCard(number: string, name = "Ada Giver") {
  return { paymentSource: { card: { number, name, expiry: "2035-12", securityCode: "123" } } };
}

/** Creates an order, confirms it with a card and captures it. */
export async function give(
  as: Merchant,
  value: string,
  number = "4111111111111111",
  more: Parameters<typeof gift>[1] = {},
) {
  const made = await as.orders.createOrder({ body: gift(value, more), paypalRequestId: randomUUID() });
  const id = made.result.id ?? "";
  await as.orders.confirmOrder({ id, body: withCard(number) });
  const prefer = "return=representation";
  const { result } = await as.orders.captureOrder({ id, paypalRequestId: randomUUID(), prefer });
  const capture = result.purchaseUnits?.[0]?.payments?.captures?.[0];
  return { id, order: result, capture, captureId: capture?.id ?? "" };
}

/** Returns the error answer of a call. */
export async function refusal(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const text = typeof error.body === "string" ? error.body : "{}";
    const body: { name?: string; debug_id?: string; details?: { issue?: string; field?: string }[] } = JSON.parse(text);
    const [detail] = body.details ?? [];
    return {
      status: error.statusCode,
      name: body.name,
      issue: detail?.issue,
      field: detail?.field,
      debugId: body.debug_id,
    };
  }
  throw new Error("PayPal did not refuse");
}
