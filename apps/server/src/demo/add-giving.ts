import {
  addBatch,
  addCard,
  addFund,
  addGateway,
  changeBatch,
  chargeGift,
  listPeople,
  recordDonation,
  subscribeGift,
  type CallAnswer,
  type selectChurch,
} from "@offertory/contract";
import { tokenOf, type DemoCall } from "./demo-caller.ts";
import type { Seeded } from "./seeded.ts";
import { runConcurrently } from "./run-concurrently.ts";

type UserChurch = CallAnswer<typeof selectChurch>;

export interface DemoGiving {
  funds: readonly string[];
  gateways: readonly { provider: "stripe" | "paypal"; payFees: boolean }[];
  /** For how many past Sundays donations of cash and checks are recorded. */
  sundays: number;
}

const AMOUNTS = [5, 10, 10, 20, 20, 20, 25, 40, 50, 50, 75, 100, 120, 150, 250] as const;
const DAY_MS = 86_400_000;

/** Adds the funds and gateways of a church. Returns the ids of the funds. */
export async function addFunds(
  call: DemoCall,
  adminLogin: UserChurch,
  { funds, gateways }: DemoGiving,
): Promise<string[]> {
  const token = tokenOf(adminLogin, "GivingApi");
  const fundIds: string[] = [];
  for (const name of funds) fundIds.push((await call(addFund, token, { body: { name } })).id);
  for (const gateway of gateways) await call(addGateway, token, { body: gateway });
  return fundIds;
}

/** Records a batch of cash and check donations for each of the last Sundays. All but the last one are closed. */
export async function addOfferings(
  call: DemoCall,
  adminLogin: UserChurch,
  { fundIds, sundays, today }: { fundIds: readonly string[]; sundays: number; today: Date },
  random: Seeded,
): Promise<void> {
  const token = tokenOf(adminLogin, "GivingApi");
  const { people } = await call(listPeople, adminLogin.jwt, { query: { limit: 150, status: "Member" } });
  const plates = lastSundays(today, sundays).map((donationDate) => ({
    donationDate,
    gifts: Array.from({ length: random.between(2, 4) }, () => plateGift(people, fundIds, random)),
  }));
  const newest = plates
    .map(({ donationDate }) => donationDate)
    .toSorted()
    .at(-1);
  await runConcurrently(random, plates, async ({ donationDate, gifts }) => {
    const body = { name: "Sunday offering", batchDate: donationDate };
    const { id: batchId } = await call(addBatch, token, { body });
    for (const gift of gifts) await call(recordDonation, token, { body: { ...gift, batchId, donationDate } });
    if (donationDate !== newest) await call(changeBatch, token, { params: { id: batchId }, body: { closed: true } });
  });
}

function plateGift(people: readonly { id: string }[], fundIds: readonly string[], random: Seeded) {
  const isCheck = random.next() < 0.6;
  return {
    // More than half of the cash donations are anonymous.
    personId: isCheck || random.next() < 0.4 ? random.pick(people).id : null,
    method: isCheck ? ("check" as const) : ("cash" as const),
    methodDetails: isCheck ? String(random.between(1001, 4999)) : "",
    funds: fundLinesOf(fundIds, random),
  };
}

/** Returns the fund lines of a donation: always one for the first fund, and sometimes one for another fund. */
function fundLinesOf(fundIds: readonly string[], random: Seeded): { id: string; amount: number }[] {
  const [first = "", ...others] = fundIds;
  const amount = random.pick(AMOUNTS);
  if (others.length === 0 || random.next() < 0.7) return [{ id: first, amount }];
  return [
    { id: first, amount },
    { id: random.pick(others), amount: random.pick(AMOUNTS) },
  ];
}

/** Returns the dates of the last Sundays, oldest first. Today is included if it is a Sunday. */
function lastSundays(today: Date, count: number): string[] {
  const last = today.getTime() - today.getUTCDay() * DAY_MS;
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * 7 * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Saves a card for a donor, charges two gifts to it, and starts a monthly subscription. Needs the running sandbox. */
export async function giveOnline(call: DemoCall, donor: UserChurch, fundIds: readonly string[]): Promise<void> {
  const token = tokenOf(donor, "GivingApi");
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
