import { rm } from "node:fs/promises";
import StripeSdk from "stripe";
import { newFolder } from "../../testing/open-test-sandbox.ts";
import { openPayments } from "../../payments/open-payments.ts";
import { paymentsApi } from "../../payments/payments-api.routes.ts";
import { listenHttp } from "../../web/listen.ts";
import { openWeb } from "../../web/open-web.ts";
import { openStripe } from "../open-stripe.ts";
import { failOnStripeProblems, watchStripe } from "./watch-stripe.ts";

export type TestStripe = Awaited<ReturnType<typeof openTestStripe>>;

/** Stripe's stand-in on a free port, with clients of Stripe's own library. */
export async function openTestStripe(folder?: string) {
  const dataFolder = folder ?? (await newFolder());
  const payments = await openPayments(dataFolder);
  const web = openWeb();
  const watch = watchStripe(web, payments);
  watch.events((await openStripe(web, payments)).accounts);
  await web.register(async (part) => paymentsApi(part, payments));
  const port = await listenHttp(web, { port: 0, host: "127.0.0.1" });
  const origin = `http://127.0.0.1:${port}`;
  const sdk = (key: string, retries = 0) =>
    new StripeSdk(key, {
      protocol: "http",
      host: "127.0.0.1",
      port,
      apiVersion: "2026-10-28.endive",
      maxNetworkRetries: retries,
      timeout: 2000,
      telemetry: false,
    });
  const stripe = sdk("sk_sandbox_grace");
  const browser = sdk("pk_sandbox_grace");
  const close = async () => {
    await web.close();
    await payments.close();
    failOnStripeProblems();
  };
  return {
    dataFolder,
    payments,
    watch,
    origin,
    sdk,
    stripe,
    browser,
    close,
    /** Creates a card with the publishable key, as the browser's script does. */
    async card(number = "4242424242424242"): Promise<string> {
      const card = { number, exp_month: 12, exp_year: new Date().getUTCFullYear() + 8, cvc: "123" };
      return (await browser.paymentMethods.create({ type: "card", card })).id;
    },
    /** Creates a customer with a saved card. */
    async donor(number?: string) {
      const { id } = await stripe.customers.create({ email: "ann@example.com", name: "Ann Donor" });
      const card = await this.card(number);
      await stripe.paymentMethods.attach(card, { customer: id });
      return { customer: id, payment_method: card };
    },
    /** Calls the operator's JSON API. */
    async operate(path: string, body: object = {}): Promise<Response> {
      const headers = { "content-type": "application/json" };
      return fetch(`${origin}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    },
    async events(): Promise<string[]> {
      const { data } = await stripe.events.list({ limit: 100 });
      return data.map(({ type }) => type).toReversed();
    },
    async discard(): Promise<void> {
      await close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Returns the id of a field that may be expanded. */
export function idOf(value: string | { id: string } | null | undefined): string {
  return typeof value === "string" ? value : (value?.id ?? "");
}

/** Returns the error of a call, as the library throws it. */
export async function refusalOf(call: Promise<unknown>): Promise<StripeSdk.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof StripeSdk.errors.StripeError) return error;
    throw error;
  }
  throw new Error("The call was not refused");
}
