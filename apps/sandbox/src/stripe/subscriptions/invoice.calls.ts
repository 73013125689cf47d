import type { Account } from "../account.ts";
import { LIST_PARAMS, type Call } from "../call.ts";
import { emitEvent } from "../emit-event.ts";
import { listPage } from "../list-page.ts";
import { findPayer } from "../payment-methods/find-payer.ts";
import { noSuch, StripeError } from "../stripe-error.ts";
import type { Invoice } from "../wire.ts";
import { retryInvoice } from "./bill-subscription.ts";

function find(account: Account, id: string): Invoice {
  const invoice = account.invoices.get(id);
  if (!invoice) throw noSuch("invoice", id);
  return invoice;
}

function refuseUnlessOpen(invoice: Invoice, verb: string): void {
  if (invoice.status === "open") return;
  throw new StripeError(400, {
    message: invoice.status === "paid" ? "Invoice is already paid" : `You can only ${verb} an open invoice.`,
  });
}

export const invoiceCalls: Call[] = [
  {
    method: "GET",
    path: "/v1/invoices",
    takes: `${LIST_PARAMS} customer subscription status`,
    run(account, { params, url }) {
      const customer = params.nullable("customer");
      const subscription = params.nullable("subscription");
      const status = params.nullable("status");
      const found = [...account.invoices.values()].filter(
        (one) =>
          (!customer || one.customer === customer) &&
          (!status || one.status === status) &&
          (!subscription || one.parent?.subscription_details?.subscription === subscription),
      );
      return listPage(found, params, url);
    },
  },
  { method: "GET", path: "/v1/invoices/:id", takes: "", run: (account, { id }) => find(account, id) },
  {
    method: "POST",
    path: "/v1/invoices/:id/pay",
    takes: "payment_method off_session",
    run(account, { id, params }) {
      const invoice = find(account, id);
      refuseUnlessOpen(invoice, "pay");
      const method = params.nullable("payment_method");
      const payer = method ? findPayer(account, method, invoice.customer) : undefined;
      const refusal = retryInvoice(account, invoice, payer?.id);
      if (refusal) throw refusal;
      return find(account, id);
    },
  },
  {
    method: "POST",
    path: "/v1/invoices/:id/void",
    takes: "",
    run(account, { id }) {
      const invoice = find(account, id);
      refuseUnlessOpen(invoice, "void");
      account.dues.delete(id);
      const voided = account.invoices.put(id, {
        ...invoice,
        status: "void",
        next_payment_attempt: null,
        status_transitions: { ...invoice.status_transitions, voided_at: account.clock.seconds() },
      });
      emitEvent(account, "invoice.voided", voided);
      return voided;
    },
  },
  {
    method: "GET",
    path: "/v1/invoice_payments",
    takes: `${LIST_PARAMS} invoice payment status`,
    run(account, { params, url }) {
      const invoice = params.nullable("invoice");
      const intent = params.group("payment").nullable("payment_intent");
      const found = [...account.invoicePayments.values()].filter(
        (one) => (!invoice || one.invoice === invoice) && (!intent || one.payment.payment_intent === intent),
      );
      return listPage(found, params, url);
    },
  },
];
