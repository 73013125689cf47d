import type { Environment } from "@paypal/paypal-server-sdk";
import { currencyOf } from "../../../platform/money/church-money.ts";
import type { Account } from "../account.ts";
import { openRest } from "./paypal-rest.ts";
import { paypalSdk } from "./paypal-sdk.ts";
import { redirectTo } from "./redirect-sdk.ts";

const TIMEOUT_MS = 20_000;
const MAX_CLIENTS = 200;

export type Paypal = ReturnType<typeof connect>;
export type PaypalOf = (account: Account) => Paypal;

/** Returns one client per account, kept because it holds the access token. Sandbox accounts call only the sandbox. */
export function openPaypal(sandboxUrl: string | null): PaypalOf {
  const clients = new Map<string, Paypal>();
  return (account) => {
    const endpoint = endpointOf(account, sandboxUrl);
    const name = JSON.stringify([endpoint.base, currencyOf(account.churchId), account.publicKey, account.privateKey]);
    const known = clients.get(name);
    if (known) return known;
    if (clients.size >= MAX_CLIENTS) clients.clear();
    const client = connect(account, endpoint);
    clients.set(name, client);
    return client;
  };
}

interface Endpoint {
  base: string;
  environment: Environment;
  isRedirected: boolean;
}

function connect({ churchId, publicKey, privateKey }: Account, { base, environment, isRedirected }: Endpoint) {
  const { Client, OrdersController, PaymentsController, TransactionSearchController, VaultController } = paypalSdk();
  const client = new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: publicKey, oAuthClientSecret: privateKey },
    environment,
    timeout: TIMEOUT_MS,
    // The recovery worker retries, under the same request id.
    httpClientOptions: { timeout: TIMEOUT_MS, retryConfig: { maxNumberOfRetries: 0 } },
    ...(isRedirected && { unstable_httpClientOptions: { adapter: redirectTo(base) } }),
  });
  const { clientCredentialsAuthManager: tokens } = client;
  return {
    /** The church's currency. Amounts in another one are not read. */
    currency: currencyOf(churchId),
    orders: new OrdersController(client),
    payments: new PaymentsController(client),
    vault: new VaultController(client),
    reports: new TransactionSearchController(client),
    tokens,
    rest: openRest(base, (last) => tokens.updateToken(last), TIMEOUT_MS),
  };
}

/** Throws where a real key would be sent to the sandbox, or a sandbox key to PayPal. */
function endpointOf({ environment, publicKey }: Account, sandboxUrl: string | null): Endpoint {
  const isSandboxKey = publicKey.startsWith("sandbox-");
  if ((environment === "sandbox") !== isSandboxKey) throw new Error("A key of one world may not be used in another.");
  const { Environment } = paypalSdk();
  if (environment === "live")
    return { base: "https://api-m.paypal.com", environment: Environment.Production, isRedirected: false };
  if (environment === "test")
    return { base: "https://api-m.sandbox.paypal.com", environment: Environment.Sandbox, isRedirected: false };
  if (!sandboxUrl) throw new Error("There is no sandbox here.");
  return { base: `${sandboxUrl}/paypal`, environment: Environment.Sandbox, isRedirected: true };
}
