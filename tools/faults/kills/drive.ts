import { setTimeout as pause } from "node:timers/promises";
import { chargeGift, refundDonation, type Endpoint } from "@offertory/contract";
import type { Card } from "../world/payment-sources.ts";
import { giftOf, readAnswer, spoilCalls, type Run, type Said } from "../world/run.ts";

const PATIENCE_MS = 5_000;

export interface Life {
  isOver(): boolean;
  /** Whether a server is running; donors do not try while none is. */
  isUp(): boolean;
}

/** Donors of one church give, retry and get refunds, again and again, while their server keeps being killed. */
export async function drive(run: Run, serverUrl: string, { isOver, isUp }: Life): Promise<void> {
  const { random, place } = run;
  const untilUp = async () => {
    while (!isUp() && !isOver()) await pause(10);
  };
  for (let count = 0; !isOver(); count += 1) {
    await untilUp();
    if (random.chance(0.1)) spoilCalls(run, random.pick([place.calls.charge, place.calls.refund]), 1);
    const amount = place.newAmount();
    const card: Card = random.pick(["good", "good", "good", "good", "good", "good", "good", "declined"]);
    const send = () => give(run, serverUrl, { amount, card, key: `${run.name} ${count}` });
    const copies = random.chance(0.2) ? random.between(2, 4) : 1;
    await Promise.all(Array.from({ length: copies }, send));
    // A donor who got no answer tries again up to three times.
    for (let again = 0; again < 3 && !isOver() && run.told.at(-1)?.said === "nothing"; again += 1) {
      await pause(random.between(10, 200));
      await untilUp();
      await send();
    }
    if (random.chance(0.2)) await refundOne(run, serverUrl);
    await pause(random.between(5, 60));
  }
}

async function give(run: Run, serverUrl: string, gift: { amount: number; card: Card; key: string }): Promise<void> {
  const { place } = run;
  const body = await giftOf(place, gift);
  const said = await send(serverUrl, chargeGift, "", place.donor.token(), body, { "idempotency-key": gift.key });
  run.told.push({ amount: gift.amount, said });
}

async function refundOne({ world, place, random }: Run, serverUrl: string): Promise<void> {
  const { rows } = await world.pool.query<{ id: string; amount: number }>(
    "select id, amount from donations where church_id = $1 and refunded = 0 order by created_at desc limit 5",
    [place.churchId],
  );
  const [first] = random.shuffle(rows);
  if (!first) return;
  const body = random.chance(0.5) ? {} : { amount: random.between(1, first.amount) / 100 };
  const copies = random.chance(0.3) ? 2 : 1;
  await Promise.all(
    Array.from({ length: copies }, () => send(serverUrl, refundDonation, first.id, place.treasurer.token(), body)),
  );
}

async function send(
  serverUrl: string,
  { api, method, path }: Endpoint,
  id: string,
  token: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Said> {
  try {
    const answer = await fetch(`${serverUrl}/api/${api}${path.replace(":id", id)}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return readAnswer({ status: answer.status, body: await answer.json() });
  } catch {
    return "nothing";
  }
}
