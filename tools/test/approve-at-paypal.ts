import type { FundingSource } from "@offertory/contract";

/** Approves an order in PayPal's or Venmo's window of the sandbox, as a donor does there. */
export async function approveAtPaypal(
  { sandboxUrl }: { sandboxUrl: string },
  fundingSource: FundingSource,
  orderId: string,
  more: { email?: string; funding?: string } = {},
): Promise<void> {
  const payer = { givenName: "Pat", surname: "Payer", email: "pat@payer.example", funding: "balance", ...more };
  const response = await fetch(`${sandboxUrl}/paypal/window/order/${orderId}?wallet=${fundingSource}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: new URL(sandboxUrl).origin },
    body: JSON.stringify(payer),
  });
  if (!response.ok) throw new Error(`The window answered ${response.status}: ${await response.text()}`);
}
