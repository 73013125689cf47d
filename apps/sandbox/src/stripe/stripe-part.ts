import { html, type Html } from "../pages/html.ts";
import {
  CannotOperate,
  type OperatorAction,
  type OperatorList,
  type OperatorPart,
  type OperatorRow,
} from "../payments/operator.ts";
import { showCode, showMoney, showState, type Tone } from "../payments/show-money.ts";
import { showTime } from "../payments/show-time.ts";
import type { Account } from "./account.ts";
import { RETURN_REASONS } from "./bank/end-debit.ts";
import { ACTIONS, operate } from "./operate.ts";
import type { Accounts } from "./open-accounts.ts";
import { isDebit } from "./payment-methods/find-payer.ts";
import type { Charge, Dispute, PaymentIntent, Payout, Subscription } from "./wire.ts";

const DISPUTES = ["fraudulent", "product_not_received", "duplicate", "unrecognized"];
const DONE: Record<string, string> = {
  settle: "The bank has paid.",
  return: "The bank has sent the debit back.",
  dispute: "The gift is disputed.",
  win: "The dispute is won: the gift is back.",
  lose: "The dispute is lost.",
  complete: "The holder has said yes.",
  fail: "The holder has said no.",
};

const WALLET_NAMES: Record<string, string> = { apple_pay: "Apple Pay", google_pay: "Google Pay", link: "Link" };

/** Stripe's part of the operator's pages. */
export function stripePart(accounts: Accounts): OperatorPart {
  const rows = <Row extends { created: number }>(
    pick: (account: Account) => Iterable<Row>,
    show: (row: Row, account: Account) => OperatorRow,
  ) =>
    accounts
      .all()
      .flatMap((account) => [...pick(account)].toReversed().map((row) => ({ row, account })))
      .sort((a, b) => b.row.created - a.row.created)
      .map(({ row, account }) => show(row, account));
  return {
    provider: "stripe",
    title: "Stripe",
    lists: (): OperatorList[] => [
      {
        name: "gifts",
        title: "Gifts",
        empty: "No gifts yet. Give one on a church's page with a card from the overview.",
        columns: ["Amount", "From", "When", "State", "Id"],
        rows: rows(({ paymentIntents }) => paymentIntents.values(), intentRow),
      },
      {
        name: "subscriptions",
        title: "Recurring gifts",
        empty: "None yet.",
        columns: ["Amount", "Next", "Since", "State", "Id"],
        rows: rows(({ subscriptions }) => subscriptions.values(), subscriptionRow),
      },
      {
        name: "disputes",
        title: "Disputes",
        empty: "None. Open one with the button beside a gift.",
        columns: ["Amount", "Why", "When", "State", "Charge"],
        rows: rows(({ disputes }) => disputes.values(), disputeRow),
      },
      {
        name: "payouts",
        title: "Payouts",
        empty: "None yet. They leave at midnight, two days after a gift: move the clock.",
        columns: ["Amount", "Arrives", "When", "State", "Id"],
        rows: rows(({ payouts }) => payouts.values(), payoutRow),
      },
    ],
    async act({ action, id, reason }) {
      const known = ACTIONS.find((one) => one === action);
      const done = known ? operate(accounts, known, id, reason) : "There is no such button.";
      await accounts.saved();
      if (typeof done === "string") throw new CannotOperate(done);
      return DONE[action] ?? "Done.";
    },
  };
}

function intentRow(intent: PaymentIntent, account: Account): OperatorRow {
  const charge = account.charges.get(intent.latest_charge ?? "");
  return {
    id: intent.id,
    cells: [
      showMoney(intent.amount),
      payerOf(intent, charge, account),
      showTime(intent.created * 1000),
      intentState(intent, charge),
      showCode(intent.id),
    ],
    actions: intentActions(intent, charge),
  };
}

function payerOf({ customer }: PaymentIntent, charge: Charge | undefined, account: Account): Html {
  const card = charge?.payment_method_details?.card;
  const bank = charge?.payment_method_details?.us_bank_account;
  const wallet = WALLET_NAMES[card?.wallet?.type ?? charge?.payment_method_details?.type ?? ""];
  const source = card ? `${card.brand} ${card.last4}` : bank ? `bank ${bank.last4}` : "";
  const { name, email } = account.customers.get(customer ?? "") ?? {};
  return html`${name || email || "A guest"}<br /><span class="soft"
      >${[wallet, source].filter(Boolean).join(", ")}</span
    >`;
}

function intentState({ status, last_payment_error: error }: PaymentIntent, charge: Charge | undefined): Html {
  if (charge?.disputed) return showState("disputed", "bad");
  if (charge?.refunded) return showState("refunded", "quiet");
  if (charge && charge.amount_refunded > 0) return showState("partly refunded", "quiet");
  if (status === "requires_payment_method" && error)
    return html`${showState("failed", "bad")}<br /><span class="soft">${error.message ?? ""}</span>`;
  return showState(status, toneOf(status));
}

function intentActions(intent: PaymentIntent, charge: Charge | undefined): OperatorAction[] {
  if (intent.status === "processing") {
    return [
      { action: "settle", label: "Settle" },
      { action: "return", label: "Return", danger: true, reasons: Object.keys(RETURN_REASONS) },
    ];
  }
  if (intent.next_action?.type === "use_stripe_sdk") {
    return [
      { action: "complete", label: "Authenticate" },
      { action: "fail", label: "Refuse", danger: true },
    ];
  }
  if (intent.status !== "succeeded" || !charge || charge.disputed || charge.refunded) return [];
  if (isDebit(charge.payment_method_details?.type ?? "card")) {
    return [{ action: "return", label: "Return late", danger: true, reasons: Object.keys(RETURN_REASONS) }];
  }
  return [{ action: "dispute", label: "Dispute", danger: true, reasons: DISPUTES }];
}

function subscriptionRow(subscription: Subscription): OperatorRow {
  const item = subscription.items.data[0];
  const { interval = "month", interval_count: count = 1 } = item?.price.recurring ?? {};
  const every = count === 1 ? `every ${interval}` : `every ${count} ${interval}s`;
  const ended = subscription.status === "canceled" || subscription.status === "incomplete_expired";
  return {
    id: subscription.id,
    cells: [
      html`${showMoney(item?.price.unit_amount ?? 0)}<br /><span class="soft">${every}</span>`,
      ended || !item ? "" : showTime(item.current_period_end * 1000),
      showTime(subscription.created * 1000),
      showState(subscription.status, toneOf(subscription.status)),
      showCode(subscription.id),
    ],
    actions: [],
  };
}

function disputeRow(dispute: Dispute): OperatorRow {
  const open = dispute.status !== "won" && dispute.status !== "lost";
  return {
    id: dispute.id,
    cells: [
      showMoney(dispute.amount),
      dispute.reason.replaceAll("_", " "),
      showTime(dispute.created * 1000),
      showState(dispute.status, dispute.status === "won" ? "good" : dispute.status === "lost" ? "bad" : "waiting"),
      showCode(dispute.charge),
    ],
    actions: open
      ? [
          { action: "win", label: "Win" },
          { action: "lose", label: "Lose", danger: true },
        ]
      : [],
  };
}

function payoutRow(payout: Payout): OperatorRow {
  return {
    id: payout.id,
    cells: [
      showMoney(payout.amount),
      showTime(payout.arrival_date * 1000),
      showTime(payout.created * 1000),
      showState(payout.status, toneOf(payout.status)),
      showCode(payout.id),
    ],
    actions: [],
  };
}

function toneOf(status: string): Tone {
  if (["succeeded", "active", "trialing", "paid"].includes(status)) return "good";
  if (["past_due", "unpaid", "incomplete_expired"].includes(status)) return "bad";
  return status === "canceled" ? "quiet" : "waiting";
}
