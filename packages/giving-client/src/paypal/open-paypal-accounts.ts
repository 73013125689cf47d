import type { FundingSource } from "@offertory/contract";
import type { Accounts, AccountsTarget, Approval } from "../accounts/accounts.ts";
import { PaymentFailed } from "../card-entry/payment-failed.ts";
import { makeOrder } from "./make-order.ts";
import { openPayPal } from "./open-paypal.ts";
import type { PayPalAccountEvents, PayPalAccountSession, PayPalInstance } from "./paypal-script.ts";

const SESSIONS: Record<FundingSource, (paypal: PayPalInstance, events: PayPalAccountEvents) => PayPalAccountSession> = {
  paypal: (paypal, events) => paypal.createPayPalOneTimePaymentSession(events),
  venmo: (paypal, events) => paypal.createVenmoOneTimePaymentSession(events),
};

const BUTTONS: Record<FundingSource, string> = { paypal: "paypal-button", venmo: "venmo-button" };

/** Opens the gifts that a PayPal or Venmo account pays. */
export async function openPayPalAccounts(target: AccountsTarget): Promise<Accounts> {
  const wanted = target.gateway.capabilities.fundingSources;
  const { instance, eligible } = await openPayPal(target, ["paypal-payments", "venmo-payments"], wanted);
  let closeLast = () => {};

  function approve(source: FundingSource, order: Promise<string>): Promise<Approval> {
    closeLast();
    return new Promise((resolve, reject) => {
      const session = SESSIONS[source](instance, {
        onApprove: async ({ orderId }) => resolve({ kind: "approved", orderId }),
        onCancel: () => resolve({ kind: "closed" }),
        onError: () => reject(new PaymentFailed("account-failed")),
      });
      closeLast = () => {
        resolve({ kind: "closed" });
        session.destroy();
      };
      // The reason why there is no order is reported as it is, whatever the script makes of it.
      order.catch(reject);
      start(session, order).catch(() => order.then(() => reject(new PaymentFailed("account-failed")), reject));
    });
  }

  return {
    offered: eligible,
    buttons: BUTTONS,
    pay: (source, request) =>
      approve(
        source,
        request.then((prepared) => makeOrder(target.call, { ...prepared, fundingSource: source })),
      ),
    close: () => closeLast(),
  };
}

/** Opens the window as a popup, or in the page where the browser opens no popup. */
async function start(session: PayPalAccountSession, order: Promise<string>): Promise<void> {
  const asked = order.then((orderId) => ({ orderId }));
  try {
    await session.start({ presentationMode: "auto" }, asked);
  } catch (error) {
    if (!isRecoverable(error)) throw error;
    await session.start({ presentationMode: "modal" }, asked);
  }
}

/** Whether the window may still open in another way: for example because the browser blocked the popup. */
const isRecoverable = (error: unknown): boolean =>
  error instanceof Object && "isRecoverable" in error && error.isRecoverable === true;
