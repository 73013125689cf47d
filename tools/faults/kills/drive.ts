import { setTimeout as pause } from "node:timers/promises";
import { chargeGift, refundDonation, type Endpoint } from "@offertory/contract";
import { type Card, type GiftTerms, WAYS } from "../world/payment-sources.ts";
import { giftOf, readAnswer, addRandomFaults, type Run, type Outcome } from "../world/run.ts";

const DONOR_TIMEOUT_MS = 5_000;

export interface Life {
  isOver(): boolean;
  /** Whether a server is running; donors do not try while none is. */
  isUp(): boolean;
}

/** Donors of one church give, retry and get refunds, again and again, while their server keeps being killed. */
export async function drive(run: Run, serverUrl: string, { isOver, isUp }: Life): Promise<void> {
  const { random, church } = run;
  const untilUp = async () => {
    while (!isUp() && !isOver()) await pause(10);
  };
  for (let count = 0; !isOver(); count += 1) {
    await untilUp();
    if (random.chance(0.1)) addRandomFaults(run, random.pick([church.calls.charge, church.calls.refund]), 1);
    const amount = church.newAmount();
    const card: Card = random.pick(["good", "good", "good", "good", "good", "good", "good", "declined"]);
    const way = random.pick(WAYS[church.provider]);
    const gift = { amount, card, way, guest: null, key: `${run.name} ${count}` };
    const send = () => give(run, serverUrl, gift);
    const copies = random.chance(0.2) ? random.between(2, 4) : 1;
    await Promise.all(Array.from({ length: copies }, send));
    // A donor who got no answer tries again up to three times.
    for (let again = 0; again < 3 && !isOver() && run.outcomes.at(-1)?.outcome === "nothing"; again += 1) {
      await pause(random.between(10, 200));
      await untilUp();
      await send();
    }
    if (random.chance(0.2)) await refundOne(run, serverUrl);
    await pause(random.between(5, 60));
  }
}

async function give(run: Run, serverUrl: string, gift: GiftTerms): Promise<void> {
  const { church } = run;
  const body = await giftOf(church, gift);
  const outcome = await send(serverUrl, chargeGift, "", church.donor.token(), body, { "idempotency-key": gift.key });
  run.outcomes.push({ amount: gift.amount, outcome });
}

async function refundOne({ world, church, random }: Run, serverUrl: string): Promise<void> {
  const { rows } = await world.pool.query<{ id: string; amount: number }>(
    "select id, amount from donations where church_id = $1 and refunded = 0 order by created_at desc limit 5",
    [church.churchId],
  );
  const [first] = random.shuffle(rows);
  if (!first) return;
  const body = random.chance(0.5) ? {} : { amount: random.between(1, first.amount) / 100 };
  const copies = random.chance(0.3) ? 2 : 1;
  await Promise.all(
    Array.from({ length: copies }, () => send(serverUrl, refundDonation, first.id, church.treasurer.token(), body)),
  );
}

async function send(
  serverUrl: string,
  { api, method, path }: Endpoint,
  id: string,
  token: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  try {
    const answer = await fetch(`${serverUrl}/api/${api}${path.replace(":id", id)}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DONOR_TIMEOUT_MS),
    });
    return readAnswer({ status: answer.status, body: await answer.json() });
  } catch {
    return "nothing";
  }
}
