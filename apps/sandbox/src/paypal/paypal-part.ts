import { html, type Html } from "../pages/html.ts";
import {
  CannotOperate,
  type OperatorAction,
  type OperatorList,
  type OperatorPart,
  type OperatorRow,
} from "../payments/operator.ts";
import { showCode, showState } from "../payments/show-money.ts";
import { showTime } from "../payments/show-time.ts";
import { balancesOf } from "./reporting/book-transaction.ts";
import { ACTIONS, operate } from "./operate.ts";
import { Refusal } from "./refusal.ts";
import { formatAmount } from "./format-amount.ts";
import { openDisputeOf } from "./disputes/resolve-dispute.ts";
import type { AccountRow, CaptureRow, DisputeRow, OrderRow } from "./rows.ts";
import { WALLET_NAMES } from "./wallets/wallets.ts";
import type { World } from "./world.ts";

const REASONS = ["UNAUTHORISED", "MERCHANDISE_OR_SERVICE_NOT_RECEIVED", "DUPLICATE_TRANSACTION", "INCORRECT_AMOUNT"];
const DONE: Record<string, string> = {
  dispute: "The gift is disputed, and its money is held.",
  win: "The dispute is won: the money is back.",
  lose: "The dispute is lost: the money is gone, and a fee of $20 with it.",
  complete: "The donor has said yes to the bank.",
  fail: "The donor has failed the bank's check.",
  withdraw: "The balance is on its way to the church's bank.",
  "allow-vault": "The account may save cards again.",
  "forbid-vault": "The account may no longer save cards.",
};

/** PayPal's part of the operator's pages. */
export function paypalPart(world: World): OperatorPart {
  const newest = <Row>(rows: Iterable<Row>, show: (world: World, row: Row) => OperatorRow) =>
    [...rows].toReversed().map((row) => show(world, row));
  return {
    provider: "paypal",
    title: "PayPal",
    lists: (): OperatorList[] => [
      {
        name: "gifts",
        title: "Gifts",
        empty: "No gifts yet. Give one on a church's page with a card from the overview.",
        columns: ["Amount", "To", "When", "State", "Id"],
        rows: newest(world.captures.values(), captureRow),
      },
      {
        name: "waiting",
        title: "Waiting for the donor",
        empty: "Nobody is being asked by a bank.",
        columns: ["Amount", "To", "When", "State", "Id"],
        rows: newest(
          [...world.orders.values()].filter(({ status, card }) => status === "PAYER_ACTION_REQUIRED" && card),
          orderRow,
        ),
      },
      {
        name: "disputes",
        title: "Disputes",
        empty: "None. Open one with the button beside a gift.",
        columns: ["Amount", "Why", "When", "State", "Gift"],
        rows: newest(world.disputes.values(), disputeRow),
      },
      {
        name: "accounts",
        title: "Accounts",
        empty: "None yet. An account opens with the first use of its client id.",
        columns: ["Balance", "Client id", "Since", "Saved cards"],
        rows: newest(world.accounts.values(), accountRow),
      },
    ],
    async act({ action, id, reason }) {
      const known = ACTIONS.find((one) => one === action);
      try {
        const done = known && operate(world, known, id, reason);
        if (!done) throw new CannotOperate("There is nothing to be done about this any more.");
      } catch (error) {
        throw error instanceof Refusal ? new CannotOperate(error.sentence) : error;
      } finally {
        await world.saved();
      }
      return DONE[action] ?? "Done.";
    },
  };
}

function captureRow(world: World, capture: CaptureRow): OperatorRow {
  return {
    id: capture.id,
    cells: [
      showMoney(capture),
      html`${capture.account}<br /><span class="soft">${paidWith(world, capture)}</span>`,
      showTime(capture.created),
      captureState(world, capture),
      showCode(capture.id),
    ],
    actions: captureActions(world, capture),
  };
}

function paidWith(world: World, capture: CaptureRow): string {
  const { card, payer } = world.orders.get(capture.orderId) ?? {};
  if (payer) return `${WALLET_NAMES[payer.wallet]} ${payer.email}`;
  return `${card?.brand ?? ""} ${card?.lastDigits ?? ""}`;
}

function showMoney({ cents, currency }: { cents: number; currency: string }): Html {
  return html`<span class="money">${formatAmount(cents, currency)}</span>`;
}

function captureState(world: World, capture: CaptureRow): Html {
  if (openDisputeOf(world, capture)) return showState("disputed", "bad");
  if (capture.status === "DECLINED") {
    return html`${showState("declined", "bad")}<br /><span class="soft">${capture.responseCode ?? ""}</span>`;
  }
  return showState(capture.status.toLowerCase(), capture.status === "COMPLETED" ? "good" : "quiet");
}

function captureActions(world: World, capture: CaptureRow): OperatorAction[] {
  const left = capture.status === "COMPLETED" || capture.status === "PARTIALLY_REFUNDED";
  if (!left || openDisputeOf(world, capture)) return [];
  return [{ action: "dispute", label: "Dispute", danger: true, reasons: REASONS }];
}

function orderRow(_world: World, order: OrderRow): OperatorRow {
  const cells = [
    showMoney(order),
    order.account,
    showTime(order.created),
    showState("3-D Secure", "waiting"),
    showCode(order.id),
  ];
  const actions: OperatorAction[] = [
    { action: "complete", label: "Authenticate" },
    { action: "fail", label: "Refuse", danger: true },
  ];
  return { id: order.id, cells, actions };
}

function disputeRow(_world: World, dispute: DisputeRow): OperatorRow {
  const { id, reason, created, status, outcome, captureId } = dispute;
  const state =
    status === "RESOLVED"
      ? showState(
          outcome === "RESOLVED_SELLER_FAVOUR" ? "won" : "lost",
          outcome === "RESOLVED_SELLER_FAVOUR" ? "good" : "bad",
        )
      : showState("open", "waiting");
  return {
    id,
    cells: [
      showMoney(dispute),
      reason.toLowerCase().replaceAll("_", " "),
      showTime(created),
      state,
      showCode(captureId),
    ],
    actions:
      status === "RESOLVED"
        ? []
        : [
            { action: "win", label: "Win" },
            { action: "lose", label: "Lose", danger: true },
          ],
  };
}

function accountRow(world: World, { id, created, vault }: AccountRow): OperatorRow {
  const balances = balancesOf(world, id);
  return {
    id,
    cells: [
      html`${(balances.length > 0 ? balances : [{ cents: 0, currency: "USD" }]).map(showMoney)}`,
      showCode(id),
      showTime(created),
      showState(vault ? "allowed" : "not allowed", vault ? "good" : "quiet"),
    ],
    actions: [
      ...(balances.some(({ cents }) => cents > 0) ? [{ action: "withdraw", label: "Withdraw" }] : []),
      vault ? { action: "forbid-vault", label: "Forbid saving" } : { action: "allow-vault", label: "Allow saving" },
    ],
  };
}
