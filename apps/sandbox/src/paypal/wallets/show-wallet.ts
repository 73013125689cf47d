import type { Payer } from "./wallets.ts";

/** The payer's account as an order shows it. */
export function showOrderWallet(payer: Payer) {
  const { wallet, payerId, email, givenName, surname } = payer;
  return {
    email_address: email,
    account_id: payerId,
    ...(wallet === "venmo" && { user_name: userNameOf(payer) }),
    name: { given_name: givenName, surname },
    address: { country_code: "US" },
  };
}

/** The payer as an order shows it beside the payment source. */
export function showPayer({ payerId, email, givenName, surname }: Payer) {
  return {
    name: { given_name: givenName, surname },
    email_address: email,
    payer_id: payerId,
    address: { country_code: "US" },
  };
}

/** The payer's account as a setup token or a payment token shows it. */
export function showSavedWallet(payer: Payer) {
  return {
    usage_type: "MERCHANT",
    customer_type: "CONSUMER",
    permit_multiple_payment_tokens: false,
    ...showPayer(payer),
    ...(payer.wallet === "venmo" ? { user_name: userNameOf(payer) } : { account_id: payer.payerId }),
  };
}

function userNameOf({ email }: Payer): string {
  return (email.split("@")[0] ?? "").replace(/[^-\w]/g, "-").slice(0, 50) || "payer";
}
