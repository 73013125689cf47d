import {
  addBatch,
  addCard,
  addFund,
  addGateway,
  chargeGift,
  listPeople,
  recordDonation,
  subscribeGift,
  type CallAnswer,
  type selectChurch,
} from "@offertory/contract";
import { tokenOf, type DemoCall } from "./demo-caller.ts";
import type { Seeded } from "./seeded.ts";

type UserChurch = CallAnswer<typeof selectChurch>;

export interface DemoGiving {
  funds: readonly string[];
  gateways: readonly { provider: "stripe" | "paypal"; payFees: boolean }[];
  /** How many Sundays have gifts of cash and checks. */
  sundays: number;
}

const AMOUNTS = [5, 10, 10, 20, 20, 20, 25, 40, 50, 50, 75, 100, 120, 150, 250] as const;
const DAY_MS = 86_400_000;

/** What a church collects for, how it can be given to, and what lay in the plate on the last Sundays. */
export async function addGiving(
  call: DemoCall,
  here: UserChurch,
  { funds, gateways, sundays }: DemoGiving,
  chance: Seeded,
  today: Date,
): Promise<{ fundIds: string[] }> {
  const token = tokenOf(here, "GivingApi");
  const fundIds: string[] = [];
  for (const name of funds) fundIds.push((await call(addFund, token, { body: { name } })).id);
  for (const gateway of gateways) await call(addGateway, token, { body: gateway });

  const { people } = await call(listPeople, here.jwt, { query: { limit: 150, status: "Member" } });
  for (const batchDate of lastSundays(today, sundays)) {
    const batch = await call(addBatch, token, { body: { name: "Sunday offering", batchDate } });
    for (let count = chance.between(5, 8); count > 0; count--) {
      const isCheck = chance.next() < 0.6;
      await call(recordDonation, token, {
        body: {
          batchId: batch.id,
          // Cash in the plate is often nobody's in particular.
          personId: isCheck || chance.next() < 0.4 ? chance.pick(people).id : null,
          donationDate: batchDate,
          method: isCheck ? "check" : "cash",
          methodDetails: isCheck ? String(chance.between(1001, 4999)) : "",
          funds: sharesOf(fundIds, chance),
        },
      });
    }
  }
  return { fundIds };
}

/** Most give to the first fund; some share theirs. */
function sharesOf(fundIds: readonly string[], chance: Seeded): { id: string; amount: number }[] {
  const [first = "", ...others] = fundIds;
  const amount = chance.pick(AMOUNTS);
  if (others.length === 0 || chance.next() < 0.7) return [{ id: first, amount }];
  return [
    { id: first, amount },
    { id: chance.pick(others), amount: chance.pick(AMOUNTS) },
  ];
}

/** Oldest first, none of them in the future. */
function lastSundays(today: Date, count: number): string[] {
  const last = today.getTime() - today.getUTCDay() * DAY_MS;
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * 7 * DAY_MS).toISOString().slice(0, 10),
  );
}

/** A saved card, a few gifts and one for every month of somebody, through the sandbox. */
export async function giveOnline(call: DemoCall, giver: UserChurch, fundIds: readonly string[]): Promise<void> {
  const token = tokenOf(giver, "GivingApi");
  const { paymentMethod } = await call(addCard, token, { body: { id: "pm_card_visa", provider: "stripe" } });
  const [general = "", missions = general] = fundIds;
  for (const [amount, id, notes] of [
    [50, general, ""],
    [20, missions, "For the team in Nairobi"],
  ] as const) {
    await call(chargeGift, token, {
      body: { amount, id: paymentMethod.id, funds: [{ id, amount }], provider: "stripe", notes },
    });
  }
  await call(subscribeGift, token, {
    body: {
      amount: 40,
      id: paymentMethod.id,
      funds: [{ id: general, amount: 40 }],
      provider: "stripe",
      interval: { interval: "month", interval_count: 1 },
    },
  });
}
