interface Approval {
  publicKey: string;
  /** What the page asked Stripe's Elements for. */
  elements: { mode: "payment"; amount: number } | { mode: "setup" };
  wallet?: "apple_pay" | "google_pay" | "link";
  /** The test card that the donor chose in the sheet, as `pm_card_…` names it. */
  card?: string;
  name?: string;
  email?: string;
}

/** Approves a payment in a wallet of the sandbox, as a donor does in its sheet, and returns its confirmation token. */
export async function approveInWallet(sandboxUrl: string, approval: Approval): Promise<string> {
  const { publicKey, elements, wallet = "google_pay", card = "visa" } = approval;
  const { name = "Wanda van Wallet", email = "Wanda@Wallet.example" } = approval;
  const sheet = await post<{ token: string }>(`${sandboxUrl}/stripe/wallet/approve`, {
    headers: { "content-type": "application/json", origin: new URL(sandboxUrl).origin },
    body: JSON.stringify({ key: publicKey, wallet, card }),
  });
  const type = wallet === "link" ? "link" : "card";
  const form = new URLSearchParams({
    "payment_method_data[type]": type,
    [`payment_method_data[${type}][token]`]: sheet.token,
    "payment_method_data[billing_details][name]": name,
    ...(email && { "payment_method_data[billing_details][email]": email }),
    "client_context[mode]": elements.mode,
    "client_context[currency]": "usd",
    ...(elements.mode === "payment"
      ? { "client_context[amount]": String(elements.amount) }
      : {
          setup_future_usage: "off_session",
          "mandate_data[customer_acceptance][type]": "online",
          "mandate_data[customer_acceptance][online][ip_address]": "127.0.0.1",
          "mandate_data[customer_acceptance][online][user_agent]": "test",
        }),
  });
  const { id } = await post<{ id: string }>(`${sandboxUrl}/v1/confirmation_tokens`, {
    headers: { authorization: `Bearer ${publicKey}` },
    body: form,
  });
  return id;
}

async function post<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...init, method: "POST" });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
