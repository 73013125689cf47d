import { z } from "zod";
import type { TestChurch } from "../world/create-faults-church.ts";
import type { World } from "../world/open-world.ts";
import type { ProviderAccount } from "./provider-account.ts";

const Token = z.object({ access_token: z.string() });
const Money = z.object({ value: z.string() });
const Info = z.object({
  transaction_id: z.string(),
  transaction_event_code: z.string(),
  paypal_reference_id: z.optional(z.string()),
  transaction_amount: Money,
  fee_amount: z.optional(Money),
  custom_field: z.optional(z.string()),
});
const Dispute = z.object({
  dispute_id: z.string(),
  dispute_outcome: z.optional(z.object({ outcome_code: z.string() })),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })),
});
const Disputes = z.object({
  items: z.array(z.object({ dispute_id: z.string() })),
  links: z.array(z.object({ rel: z.string(), href: z.string() })),
});
const Page = z.object({ transaction_details: z.array(z.object({ transaction_info: Info })), total_pages: z.number() });

const [PAYMENT, REFUND, WITHDRAWAL, DISPUTE_FEE] = ["T0006", "T1107", "T0400", "T0106"];
/** PayPal's transaction report covers at most a month. */
const MONTH_MS = 30 * 86_400_000;

export async function readPaypal(world: World, { gateway }: TestChurch): Promise<ProviderAccount> {
  const ask = await openAccount(world, gateway.publicKey);
  const [rows, disputes] = [await readReport(world, ask), await readDisputes(ask)];
  const refunds = rows.filter(({ transaction_event_code: code }) => code === REFUND);
  return {
    charges: rows
      .filter(({ transaction_event_code: code }) => code === PAYMENT)
      .map(({ transaction_id: id, transaction_amount: amount, custom_field: intentId = "" }) => {
        const own = refunds.filter(({ paypal_reference_id: of }) => of === id);
        const refunded = own.reduce((sum, row) => sum - centsOf(row.transaction_amount), 0);
        return { id, amount: centsOf(amount), refunded, providerId: "", intentId };
      }),
    refunds: refunds.map(({ transaction_id: id, transaction_amount: amount, custom_field: name = "" }) => {
      return { id, amount: -centsOf(amount), refundId: name.replace("refund:", "") };
    }),
    disputes,
    subscriptions: [],
    silentFees: rows.filter(({ transaction_event_code: code }) => code === DISPUTE_FEE).length,
    net: rows
      .filter(({ transaction_event_code: code }) => code !== WITHDRAWAL)
      .reduce((sum, row) => sum + centsOf(row.transaction_amount) + centsOf(row.fee_amount), 0),
  };
}

const centsOf = (money: z.output<typeof Money> | undefined): number => Math.round(Number(money?.value ?? 0) * 100);

type Ask = (path: string) => Promise<unknown>;

/** Signs in to a church's account, directly at the sandbox. */
async function openAccount({ sandboxUrl }: World, clientId: string): Promise<Ask> {
  const send = async (path: string, authorization: string, body?: string): Promise<unknown> => {
    const sent = { headers: { authorization }, ...(body && { method: "POST", body }) };
    const answer = await fetch(`${sandboxUrl}/paypal${path}`, sent);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const pair = `${clientId}:${clientId.replace("sandbox-", "sandbox-secret-")}`;
  const basic = `Basic ${Buffer.from(pair).toString("base64")}`;
  const { access_token } = Token.parse(await send("/v1/oauth2/token", basic, "grant_type=client_credentials"));
  return (path) => send(path, `Bearer ${access_token}`);
}

async function readDisputes(ask: Ask): Promise<ProviderAccount["disputes"]> {
  const found: ProviderAccount["disputes"] = [];
  for (let path = "/v1/customer/disputes?page_size=50"; path;) {
    const { items, links } = Disputes.parse(await ask(path));
    for (const { dispute_id: id } of items) {
      const { dispute_outcome, disputed_transactions } = Dispute.parse(await ask(`/v1/customer/disputes/${id}`));
      const code = dispute_outcome?.outcome_code;
      const outcome = code === undefined ? "open" : code === "RESOLVED_SELLER_FAVOUR" ? "won" : "lost";
      found.push({ id, chargeId: disputed_transactions[0]?.seller_transaction_id ?? "", outcome });
    }
    const next = links.find(({ rel }) => rel === "next")?.href;
    path = next ? `/v1/customer/disputes${new URL(next).search}` : "";
  }
  return found;
}

async function readReport({ begun, now }: World, ask: Ask): Promise<z.output<typeof Info>[]> {
  const found = new Map<string, z.output<typeof Info>>();
  const end = now().getTime() + 60_000;
  for (let from = begun.getTime(); from < end; from += MONTH_MS) {
    const span = `start_date=${iso(from)}&end_date=${iso(Math.min(from + MONTH_MS, end))}`;
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = `/v1/reporting/transactions?${span}&page_size=500&page=${page}`;
      const { transaction_details, total_pages } = Page.parse(await ask(query));
      for (const { transaction_info } of transaction_details)
        found.set(transaction_info.transaction_id, transaction_info);
      pages = total_pages;
    }
  }
  return [...found.values()];
}

const iso = (ms: number): string => new Date(ms).toISOString();
