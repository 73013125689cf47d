/** The functions of this file act as Stripe's script in the donor's browser, which only has the public key. */
interface Sandbox {
  sandboxUrl: string;
}
interface StripeAccount {
  publicKey: string;
}

const ACCOUNT = { routing_number: "110000000", account_number: "000123456789", account_holder_type: "individual" };

/** Creates a token of the bank account 110000000 / 000123456789, whose micro-deposits are 32 and 45 cents. */
export async function createTestBank(sandbox: Sandbox, account: StripeAccount): Promise<string> {
  const bank = { ...ACCOUNT, country: "US", currency: "usd", account_holder_name: "Ann Donor" };
  return idOf(await callAsBrowser(sandbox, account, "/v1/tokens", prefixFields("bank_account", bank)));
}

/** Confirms a SetupIntent with that account, as Stripe's script does in the current flow without tokens. */
export async function confirmBankSetUp(
  sandbox: Sandbox,
  account: StripeAccount,
  { setupIntentId, clientSecret }: { setupIntentId: string; clientSecret: string },
): Promise<string> {
  const method = idOf(
    await callAsBrowser(sandbox, account, "/v1/payment_methods", {
      type: "us_bank_account",
      ...prefixFields("us_bank_account", ACCOUNT),
      "billing_details[name]": "Ann Donor",
    }),
  );
  await callAsBrowser(sandbox, account, `/v1/setup_intents/${setupIntentId}/confirm`, {
    payment_method: method,
    client_secret: clientSecret,
    "mandate_data[customer_acceptance][type]": "online",
    "mandate_data[customer_acceptance][online][ip_address]": "127.0.0.1",
    "mandate_data[customer_acceptance][online][user_agent]": "a browser",
  });
  return method;
}

async function callAsBrowser(
  { sandboxUrl }: Sandbox,
  { publicKey }: StripeAccount,
  path: string,
  fields: Record<string, string>,
) {
  const response = await fetch(`${sandboxUrl}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${publicKey}`, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields),
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body)}`);
  return body;
}

const prefixFields = (group: string, fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${group}[${name}]`, value]));

function idOf(body: unknown): string {
  if (typeof body === "object" && body && "id" in body && typeof body.id === "string") return body.id;
  throw new Error("The answer has no id.");
}

/** Acts as Stripe's bank window: the donor chooses an account, verified instantly or by deposits, and confirms. */
export async function collectBank(
  sandbox: Sandbox,
  account: StripeAccount,
  { setupIntentId, clientSecret }: { setupIntentId: string; clientSecret: string },
  choice: "instant" | "deposits" | "close" = "instant",
): Promise<void> {
  const chosen = await fetch(`${sandbox.sandboxUrl}/stripe/collect/${setupIntentId}/${choice}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: sandbox.sandboxUrl },
    body: JSON.stringify({ secret: clientSecret, name: "Ann Donor" }),
  });
  if (!chosen.ok) throw new Error(`The window answered ${chosen.status}: ${await chosen.text()}`);
  if (choice === "close") return;
  await callAsBrowser(sandbox, account, `/v1/setup_intents/${setupIntentId}/confirm`, {
    client_secret: clientSecret,
    "mandate_data[customer_acceptance][type]": "online",
    "mandate_data[customer_acceptance][online][ip_address]": "127.0.0.1",
    "mandate_data[customer_acceptance][online][user_agent]": "a browser",
  });
}
