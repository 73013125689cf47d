import type { Account } from "./account.ts";
import type { ListOf } from "./wire.ts";

/** Returns a field that an object has only when the call includes or expands it. */
export function includeAbsent(account: Account, node: Record<string, unknown>, name: string): unknown {
  const id = String(node["id"]);
  const all = <Row extends object>(rows: Iterable<Row>, path: string): ListOf<Row> => ({
    object: "list",
    data: structuredClone([...rows]).toReversed(),
    has_more: false,
    url: path,
  });
  switch (`${String(node["object"])}.${name}`) {
    case "invoice.payments":
      return all(
        [...account.invoicePayments.values()].filter(({ invoice }) => invoice === id),
        "/v1/invoice_payments",
      );
    case "invoice.confirmation_secret":
      return confirmationSecret(account, id);
    case "charge.refunds":
      return all(
        [...account.refunds.values()].filter(({ charge }) => charge === id),
        `/v1/charges/${id}/refunds`,
      );
    case "customer.sources":
      return all(
        [...account.bankAccounts.values()].filter(({ customer }) => customer === id),
        `/v1/customers/${id}/sources`,
      );
    case "customer.subscriptions":
      return all(
        [...account.subscriptions.values()].filter(({ customer, status }) => customer === id && status !== "canceled"),
        `/v1/customers/${id}/subscriptions`,
      );
    default:
      return undefined;
  }
}

function confirmationSecret(account: Account, invoice: string): object | null {
  const payment = [...account.invoicePayments.values()].findLast((one) => one.invoice === invoice);
  const intent = typeof payment?.payment.payment_intent === "string" ? payment.payment.payment_intent : "";
  const secret = account.paymentIntents.get(intent)?.client_secret;
  return secret ? { client_secret: secret, type: "payment_intent" } : null;
}
