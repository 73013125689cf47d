import { addFund, addGateway, can, uniqueId, type Permission, type Provider } from "@offertory/contract";
import { openTokens } from "../../../apps/server/src/platform/identity/tokens.ts";
import { sourcesAtPaypal, sourcesAtStripe } from "./payment-sources.ts";
import type { WebhookDelivery, Line } from "./open-wire.ts";
import { call, SECRETS, type World } from "./open-world.ts";
import { workJobs } from "./work-jobs.ts";

export type TestChurch = Awaited<ReturnType<typeof createFaultsChurch>>;

/**
 * Creates a church with a gateway of one provider, and a member who has cards and accounts of every kind. The wire can inject faults
 * for this church alone.
 */
export async function createFaultsChurch(world: World, provider: Provider = "stripe") {
  const [app] = world.apps;
  if (!app) throw new Error("There is no server.");
  const churchId = uniqueId();
  const subDomain = `c${churchId.toLowerCase().replaceAll(/[^a-z0-9]/g, "x")}${Math.random().toString(36).slice(2, 8)}`;
  await world.pool.query("insert into churches (id, name, sub_domain) values ($1, 'Grace', $2)", [churchId, subDomain]);
  const treasurer = await createTestPerson(world, churchId, [can.editGivingSettings, can.editDonations]);
  const donor = await createTestPerson(world, churchId, []);
  const fund = (await call(app, addFund, { token: treasurer.token(), body: { name: "General" } })).body;
  const gateway = (await call(app, addGateway, { token: treasurer.token(), body: { provider } })).body;

  const deliveries: WebhookDelivery[] = [];
  const line: Line = { faults: [], receive: (delivery) => void deliveries.push(delivery) };
  world.wire.connect(gateway.publicKey.replace("pk_", ""), gateway.id, line);
  await workJobs(world, app, () => ({}));
  const needs = { app, donor, churchId, gateway, sandboxUrl: world.sandboxUrl };
  const paymentSource = provider === "stripe" ? await sourcesAtStripe(needs) : sourcesAtPaypal(needs);

  let amounts = 0;
  return {
    churchId,
    provider,
    treasurer,
    donor,
    fund,
    gateway,
    /**
     * Returns what a gift is paid with: such as a saved card or an order. The same gift always gets the same one.
     */
    paymentSource,
    /** The beginnings of the calls that charge, and that refund. */
    calls: CALLS[provider],
    faults: line.faults,
    deliveries,
    /** Passes webhooks on as they arrive; before this is called they wait in `deliveries`. */
    onDelivery(receive: (delivery: WebhookDelivery) => void) {
      line.receive = receive;
    },
    /**
     * Returns an amount in cents that no other gift of this church has, so that a gift can be recognized by its amount.
     */
    newAmount: () => 500 + amounts++,
  };
}

const CALLS: Record<Provider, { charge: string; refund: string }> = {
  stripe: { charge: "POST /v1/payment_intents", refund: "POST /v1/refunds" },
  paypal: { charge: "POST /paypal/v2/checkout/orders/", refund: "POST /paypal/v2/payments/captures/" },
};

async function createTestPerson({ pool, now }: World, churchId: string, permissions: readonly Permission[]) {
  const [personId, userId, roleId] = [uniqueId(), uniqueId(), uniqueId()];
  const email = `${personId.toLowerCase()}@example.org`;
  await pool.query(
    "insert into people (church_id, id, first_name, last_name, email, membership_status) values ($1, $2, 'Ann', 'Lee', $3, 'Member')",
    [churchId, personId, email],
  );
  await pool.query(
    "insert into users (id, email, first_name, last_name, password_hash) values ($1, $2, 'Ann', 'Lee', 'x')",
    [userId, email],
  );
  await pool.query("insert into user_churches (user_id, church_id, person_id) values ($1, $2, $3)", [
    userId,
    churchId,
    personId,
  ]);
  await pool.query("insert into roles (church_id, id, name, kind) values ($1, $2, $2, 'chosen')", [churchId, roleId]);
  await pool.query("insert into role_members (church_id, role_id, person_id) values ($1, $2, $3)", [
    churchId,
    roleId,
    personId,
  ]);
  for (const { api, contentType, action } of permissions) {
    await pool.query("insert into role_permissions values ($1, $2, $3, $4, $5)", [
      churchId,
      roleId,
      api,
      contentType,
      action,
    ]);
  }
  // Longer than a campaign moves its clock.
  await pool.query("insert into sessions (id, user_id, ends_at) values ($1, $1, now() + interval '20 years')", [
    userId,
  ]);
  const session = { id: userId, endsAt: Math.floor(Date.now() / 1000) + 20 * 365 * 86_400 };
  const tokens = openTokens(SECRETS.OFFERTORY_SECRET, now);
  // A new token for every use: a campaign moves its clock, and tokens expire.
  return { personId, token: () => tokens.forApi("giving", { userId, session, churchId, personId }) };
}
