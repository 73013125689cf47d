import type { FastifyInstance } from "fastify";
import { balanceOf } from "./book-transaction.ts";
import { isoTime } from "../iso-time.ts";
import { showMoney } from "../money.ts";
import { malformed } from "../refusal.ts";
import { readTimes } from "./read-times.ts";
import type { TransactionRow } from "../rows.ts";
import { merchantId } from "../orders/show-order.ts";
import { takeCall, type Call } from "../take-call.ts";
import type { World } from "../world.ts";

const MAX_RANGE_MS = 31 * 24 * 60 * 60 * 1000;

export function reportingRoutes(web: FastifyInstance, world: World): void {
  takeCall(web, world, {
    method: "GET",
    path: "/v1/reporting/transactions",
    handle: (call) => ({ status: 200, body: searchTransactions(world, call) }),
  });

  takeCall(web, world, {
    method: "GET",
    path: "/v1/reporting/balances",
    handle({ account, query }) {
      const currency = query.get("currency_code") ?? "USD";
      const balance = showMoney(balanceOf(world, account.id, currency), currency);
      const now = isoTime(world.clock.now());
      const balances = [
        {
          currency,
          primary: true,
          total_balance: balance,
          available_balance: balance,
          withheld_balance: showMoney(0, currency),
        },
      ];
      return {
        status: 200,
        body: { balances, account_id: merchantId(account.id), as_of_time: now, last_refresh_time: now },
      };
    },
  });
}

function searchTransactions(world: World, { account, query }: Call) {
  if (!query.get("start_date") || !query.get("end_date")) {
    throw malformed("MISSING_REQUIRED_PARAMETER", "A report needs start_date and end_date.", "start_date");
  }
  const { start, end } = readTimes(query, "start_date", "end_date", { start: 0, end: 0 });
  if (end - start > MAX_RANGE_MS)
    throw malformed("INVALID_PARAMETER_VALUE", "A report covers 31 days at most.", "end_date");
  const size = Number(query.get("page_size") ?? 100);
  const page = Number(query.get("page") ?? 1);
  if (!Number.isInteger(size) || size < 1 || size > 500 || !Number.isInteger(page) || page < 1) {
    throw malformed("INVALID_PARAMETER_VALUE", "Pages start at 1 and have 1 to 500 transactions.", "page_size");
  }
  const wanted = query.get("transaction_id");
  const found = [...world.transactions.values()].filter(
    (row) => row.account === account.id && row.time >= start && row.time <= end && (!wanted || row.id === wanted),
  );
  const pages = Math.ceil(found.length / size);
  const self = `${world.base()}/v1/reporting/transactions`;
  return {
    transaction_details: found.slice((page - 1) * size, page * size).map((row) => ({
      transaction_info: showTransaction(row),
    })),
    account_number: merchantId(account.id),
    start_date: reportTime(start),
    end_date: reportTime(end),
    last_refreshed_datetime: reportTime(world.clock.now()),
    page,
    total_items: found.length,
    total_pages: pages,
    links: [
      { href: self, rel: "self", method: "GET" },
      ...(page < pages ? [{ href: `${self}?page=${page + 1}`, rel: "next", method: "GET" }] : []),
    ],
  };
}

function showTransaction(row: TransactionRow) {
  const { currency } = row;
  return {
    paypal_account_id: merchantId(row.account),
    transaction_id: row.id,
    ...(row.referenceId && { paypal_reference_id: row.referenceId, paypal_reference_id_type: "TXN" }),
    transaction_event_code: row.code,
    transaction_initiation_date: reportTime(row.time),
    transaction_updated_date: reportTime(row.time),
    transaction_amount: showMoney(row.cents, currency),
    // The report shows the fee's effect on the balance, so it is negative.
    ...(row.feeCents !== 0 && { fee_amount: showMoney(-row.feeCents, currency) }),
    transaction_status: "S",
    ending_balance: showMoney(row.balanceCents, currency),
    available_balance: showMoney(row.balanceCents, currency),
    custom_field: row.customId,
    invoice_id: row.invoiceId,
    protection_eligibility: "02",
  };
}

/** Reports write the UTC offset as +0000 in place of Z. */
function reportTime(ms: number): string {
  return isoTime(ms).replace("Z", "+0000");
}
