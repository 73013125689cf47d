import { setTimeout as pause } from "node:timers/promises";
import { Stripe } from "stripe";
import { z } from "zod";
import { compareDonations, type Difference } from "../../audit/index.ts";
import type { TestServer } from "../../../../test/test-server.ts";

interface TestEnvironment {
  server: TestServer;
  sandboxUrl: string;
}

/** Returns a Stripe client for the church's account, for changes that a treasurer would make in Stripe's dashboard. */
export function dashboardOf({ sandboxUrl }: Pick<TestEnvironment, "sandboxUrl">, publicKey: string): Stripe {
  const { hostname: host, port } = new URL(sandboxUrl);
  return new Stripe(publicKey.replace("pk_", "sk_"), { protocol: "http", host, port: Number(port), telemetry: false });
}

/** The differences found in the records of a church; without any they equal `NO_DIFFERENCES`. */
export interface Books {
  /** The sum of all ledger lines. */
  rest: number;
  /** The number of entries whose lines do not add up to zero. */
  unbalanced: number;
  /** Stripe's balance minus the balance in our ledger, without payouts, which are booked at night. */
  balanceDifference: number;
  chargesWithoutDonation: string[];
  donationsWithoutCharge: string[];
  /** Charges that have more than one donation. */
  duplicates: string[];
  /** The differences between donations and the ledger. */
  differences: Difference[];
}

export const NO_DIFFERENCES: Books = {
  rest: 0,
  unbalanced: 0,
  balanceDifference: 0,
  chargesWithoutDonation: [],
  donationsWithoutCharge: [],
  duplicates: [],
  differences: [],
};

/** Compares our records with the sandbox's: there must be one donation per charge, and equal balances. */
export async function compareRecords(environment: TestEnvironment, churchId: string): Promise<Books> {
  const rows = async (text: string) => (await environment.server.database.pool.query(text, [churchId])).rows;
  const [sums] = await rows(
    `select coalesce(sum(l.amount), 0)::int as rest,
       coalesce(sum(l.amount) filter (where l.account = 'provider' and l.reason not like 'payout%'
         and coalesce(d.provider, 'stripe') = 'stripe'), 0)::int as owed
     from ledger l left join donations d on d.church_id = l.church_id and d.id = l.donation_id where l.church_id = $1`,
  );
  const unbalanced = await rows(
    "select entry_id from ledger where church_id = $1 group by entry_id having sum(amount) <> 0",
  );
  const donated: string[] = (
    await rows("select transaction_id from donations where church_id = $1 and provider = 'stripe'")
  ).map((row) => row.transaction_id);
  const gateways: { public_key: string }[] = await rows(
    "select public_key from gateways where church_id = $1 and provider = 'stripe' and environment = 'sandbox'",
  );

  let net = 0;
  const charged: string[] = [];
  for (const { public_key } of gateways) {
    const stripe = dashboardOf(environment, public_key);
    for await (const line of stripe.balanceTransactions.list({ limit: 100 }))
      if (line.type !== "payout") net += line.net;
    for await (const charge of stripe.charges.list({ limit: 100 }))
      if (charge.status === "succeeded") charged.push(charge.id);
  }
  return {
    rest: sums.rest,
    unbalanced: unbalanced.length,
    balanceDifference: net - sums.owed,
    chargesWithoutDonation: charged.filter((id) => !donated.includes(id)),
    donationsWithoutCharge: donated.filter((id) => !charged.includes(id)),
    differences: await compareDonations(environment.server.database.connection, churchId),
    duplicates: donated.filter((id, index) => donated.indexOf(id) !== index),
  };
}

const Queue = z.object({ waiting: z.number() });

/** Waits until the sandbox has sent all webhooks, and handles them. */
export async function deliverWebhooks({ server, sandboxUrl }: TestEnvironment): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { waiting } = Queue.parse(await (await fetch(`${sandboxUrl}/api/webhooks?limit=1`)).json());
    if (waiting === 0) break;
    await pause(25);
  }
  await server.work();
}

/** Moves the sandbox's clock, not the server's, so that the signatures of webhooks stay valid. */
export async function advanceSandboxClock(
  { sandboxUrl }: Pick<TestEnvironment, "sandboxUrl">,
  move: object,
): Promise<void> {
  const response = await fetch(`${sandboxUrl}/api/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(move),
  });
  if (!response.ok) throw new Error(await response.text());
}
