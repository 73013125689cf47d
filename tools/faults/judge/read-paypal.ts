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
const Page = z.object({ transaction_details: z.array(z.object({ transaction_info: Info })), total_pages: z.number() });

const [PAYMENT, REFUND, WITHDRAWAL] = ["T0006", "T1107", "T0400"];
/** PayPal's transaction report covers at most a month. */
const MONTH_MS = 30 * 86_400_000;

export async function readPaypal(world: World, { gateway }: TestChurch): Promise<ProviderAccount> {
  const rows = await readReport(world, gateway.publicKey);
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
    subscriptions: [],
    net: rows
      .filter(({ transaction_event_code: code }) => code !== WITHDRAWAL)
      .reduce((sum, row) => sum + centsOf(row.transaction_amount) + centsOf(row.fee_amount), 0),
  };
}

const centsOf = (money: z.output<typeof Money> | undefined): number => Math.round(Number(money?.value ?? 0) * 100);

async function readReport({ sandboxUrl, begun, now }: World, clientId: string): Promise<z.output<typeof Info>[]> {
  const ask = async (path: string, authorization: string, body?: string): Promise<unknown> => {
    const sent = { headers: { authorization }, ...(body && { method: "POST", body }) };
    const answer = await fetch(`${sandboxUrl}/paypal${path}`, sent);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const pair = `${clientId}:${clientId.replace("sandbox-", "sandbox-secret-")}`;
  const basic = `Basic ${Buffer.from(pair).toString("base64")}`;
  const { access_token } = Token.parse(await ask("/v1/oauth2/token", basic, "grant_type=client_credentials"));
  const found = new Map<string, z.output<typeof Info>>();
  const end = now().getTime() + 60_000;
  for (let from = begun.getTime(); from < end; from += MONTH_MS) {
    const span = `start_date=${iso(from)}&end_date=${iso(Math.min(from + MONTH_MS, end))}`;
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = `/v1/reporting/transactions?${span}&page_size=500&page=${page}`;
      const { transaction_details, total_pages } = Page.parse(await ask(query, `Bearer ${access_token}`));
      for (const { transaction_info } of transaction_details)
        found.set(transaction_info.transaction_id, transaction_info);
      pages = total_pages;
    }
  }
  return [...found.values()];
}

const iso = (ms: number): string => new Date(ms).toISOString();
