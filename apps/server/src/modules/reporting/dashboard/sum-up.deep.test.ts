import {
  can,
  changeDonation,
  DASHBOARD_RANGES,
  readGivingDashboard,
  readStatementYear,
  recordDonation,
  refundDonation,
  voidDonation,
  addFund,
} from "@offertory/contract";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverWebhooks } from "../../giving/testing/compare-records.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";
import { onPeopleMerged } from "../../giving/index.ts";
import { sumUp } from "./sum-up.ts";
import { comparable, plainSums } from "./testing/plain-sums.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** Creates a church with two funds and a few people, and functions for all that can happen to donations. */
async function createTestTreasury() {
  const { server } = giving;
  const donor = await createTestDonor(server);
  const { churchId, church, fund } = donor;
  const treasurer = await church.person({
    permissions: [can.viewDonations, can.editDonations, can.editGivingSettings],
  });
  const token = treasurer.tokenFor("giving");
  const second = (await server.call(addFund, { token, body: { name: "Missions" } })).body;
  const people = [donor.personId];
  for (let count = 0; count < 3; count += 1) people.push((await church.person({ account: false })).personId);
  const today = await server.giving.donations.dayOf(churchId, server.clock.now);
  const dayOf = (months: number): string => {
    const date = new Date(`${today}T00:00:00Z`);
    date.setUTCDate(Math.min(date.getUTCDate(), 28));
    date.setUTCMonth(date.getUTCMonth() - months);
    return date.toISOString().slice(0, 10);
  };
  const rows = async (where: string) =>
    (
      await server.database.pool.query<{ id: string; transaction_id: string }>(
        `select id, transaction_id from donations where church_id = $1 and ${where} order by created_at, id`,
        [churchId],
      )
    ).rows;
  const bodyOf = ({ months, who, cents }: Operation) => ({
    donationDate: dayOf(months),
    method: "check",
    personId: who === 4 ? null : people[who],
    funds:
      cents % 2 === 0
        ? [{ id: fund.id, amount: cents / 100 }]
        : [
            { id: fund.id, amount: 1 },
            { id: second.id, amount: cents / 100 },
          ],
  });
  const pick = async (which: number, where: string) => {
    const found = await rows(where);
    return found[which % Math.max(found.length, 1)];
  };

  const operations = {
    record: (operation: Operation) => server.call(recordDonation, { token, body: bodyOf(operation) }),
    correct: async (operation: Operation) => {
      const gift = await pick(operation.which, "provider is null and status <> 'voided'");
      if (gift) await server.call(changeDonation, { token, params: { id: gift.id }, body: bodyOf(operation) });
    },
    void: async ({ which }: Operation) => {
      const gift = await pick(which, "provider is null and status <> 'voided'");
      if (gift) await server.call(voidDonation, { token, params: { id: gift.id } });
    },
    give: ({ cents }: Operation) => donor.give(cents / 100),
    refund: async ({ which }: Operation) => {
      const gift = await pick(which, "provider is not null and status in ('succeeded', 'partially_refunded')");
      if (gift) await server.call(refundDonation, { token, params: { id: gift.id }, body: { amount: 0.7 } });
    },
    dispute: async ({ which }: Operation) => {
      const gift = await pick(which, "provider is not null and status = 'succeeded'");
      if (!gift) return;
      await giving.operate(gift.transaction_id, "dispute");
      await deliverWebhooks(giving);
    },
    merge: ({ who, which }: Operation) =>
      who % 4 === which % 4
        ? Promise.resolve()
        : onPeopleMerged(server.giving, {
            churchId,
            keepId: people[who % 4]!,
            dropId: people[which % 4]!,
            betweenAccounts: false,
          }),
    sum: () => sumUp(server.giving),
  };
  const erase = (who: number) =>
    server.database.pool.query("update people set erased_at = now() where church_id = $1 and id = $2", [
      churchId,
      people[who],
    ]);
  /** Writes ledger lines that take back more of a person's donations than the person gave. */
  const takeBack = (who: number) =>
    server.database.pool.query(
      `insert into ledger (church_id, entry_id, reason, account, fund_id, donation_id, amount)
       select $1, 'lost', 'dispute', account, case account when 'fund' then $3 end, id, sign * 100000
       from (select id from donations where church_id = $1 and person_id = $2 and status <> 'voided' limit 1) as gift,
         (values ('provider', -1), ('fund', 1)) as sides (account, sign)`,
      [churchId, people[who], fund.id],
    );
  const winDispute = async () => {
    const { rows: disputes } = await server.database.pool.query<{ provider_id: string }>(
      "select provider_id from disputes where church_id = $1",
      [churchId],
    );
    for (const { provider_id: id } of disputes) await giving.operate(id, "win");
    await deliverWebhooks(giving);
  };
  return { churchId, token, operations, erase, takeBack, winDispute };
}

interface Operation {
  what: "record" | "correct" | "void" | "give" | "refund" | "dispute" | "merge" | "sum";
  months: number;
  who: number;
  cents: number;
  which: number;
}
const OPERATIONS = ["record", "correct", "void", "give", "refund", "merge", "sum"] as const;

/** Returns the server's figures for every range, and the same figures added up line by line. */
async function readBothFigures({ churchId, token }: { churchId: string; token: string }) {
  const [reported, expected]: unknown[][] = [[], []];
  for (const range of DASHBOARD_RANGES) {
    const { body } = await giving.server.call(readGivingDashboard, { token, query: { range } });
    reported?.push(comparable(body));
    expected?.push(await plainSums(giving.server, churchId, range));
  }
  return { reported, expected };
}

const expectExact = async (treasury: { churchId: string; token: string }) => {
  const { reported, expected } = await readBothFigures(treasury);
  expect(reported).toEqual(expected);
};

const anyOperations: fc.Arbitrary<Operation[]> = fc.array(
  fc.record({
    what: fc.constantFrom(...OPERATIONS, ...(["record", "record", "correct", "sum"] as const)),
    months: fc.constantFrom(-1, 0, 0, 1, 5, 11, 12, 13, 22, 30),
    who: fc.nat(4),
    cents: fc.integer({ min: 200, max: 900 }),
    which: fc.nat(9),
  }),
  { minLength: 8, maxLength: 18 },
);

test("after any sequence of operations the dashboard equals the ledger to the cent, before and after summing up", async () => {
  for (const operations of fc.sample(anyOperations, { numRuns: 7, seed: 20261115 })) {
    const treasury = await createTestTreasury();
    for (const operation of operations) await treasury.operations[operation.what](operation);
    const before = await readBothFigures(treasury);
    expect({ operations, figures: before.reported }).toEqual({ operations, figures: before.expected });
    await sumUp(giving.server.giving);
    expect({ operations, figures: (await readBothFigures(treasury)).reported }).toEqual({
      operations,
      figures: before.expected,
    });
  }
});

test("a year's statements and their differences add up to the dashboard's total of that year, to the cent", async () => {
  const { server } = giving;
  const seen = { anonymous: 0, ofRemovedPeople: 0, belowZero: 0, afterToday: 0 };
  for (const operations of fc.sample(anyOperations, { numRuns: 6, seed: 1119 })) {
    const treasury = await createTestTreasury();
    const { token } = treasury;
    for (const operation of operations) await treasury.operations[operation.what](operation);
    await treasury.operations.record({ what: "record", months: -1, who: 1, cents: 500, which: 0 });
    await treasury.erase(2);
    await treasury.takeBack(3);
    const read = async (range: string) => (await server.call(readGivingDashboard, { token, query: { range } })).body;
    const [all, thisYear] = [await read("all"), await read("year")];
    const cents = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + Math.round(each * 100), 0);
    const yearOf = async (year: number) =>
      (await server.call(readStatementYear, { token, params: { year: String(year) } })).body;
    const current = Number(thisYear.span?.to.slice(0, 4));
    for (const year of new Set([current, ...(await yearOf(current)).years])) {
      const { amount, differences, allDonations } = await yearOf(year);
      const months = all.months.filter(({ month }) => month.startsWith(String(year)));
      expect({ operations, year, total: cents([allDonations]) }).toEqual({
        operations,
        year,
        total: cents(months.map(({ net }) => net)),
      });
      expect(cents([amount, ...Object.values(differences)])).toBe(cents([allDonations]));
      expect(year === current ? thisYear.figures.net : allDonations).toBe(allDonations);
      for (const reason of ["anonymous", "ofRemovedPeople", "belowZero", "afterToday"] as const)
        if (differences[reason] !== 0) seen[reason] += 1;
    }
  }
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
});

test.each([
  { what: "donor", change: { who: 2 } },
  { what: "day", change: { months: 5 } },
])("a gift moved to another $what counts only there, before and after it is summed up again", async ({ change }) => {
  const treasury = await createTestTreasury();
  const operation = { what: "record", months: 0, who: 1, cents: 500, which: 0 } as const;
  await treasury.operations.record(operation);
  await treasury.operations.sum();
  await treasury.operations.correct({ ...operation, ...change });
  const before = await readBothFigures(treasury);
  expect(before.reported).toEqual(before.expected);
  await treasury.operations.sum();
  expect((await readBothFigures(treasury)).reported).toEqual(before.expected);
});

test("a disputed gift is deducted from the net amount, and is added to it again when the church wins the dispute", async () => {
  const treasury = await createTestTreasury();
  const operation = { what: "give", months: 0, who: 0, cents: 5000, which: 0 } as const;
  await treasury.operations.give(operation);
  await treasury.operations.sum();
  const expectFigures = async (figures: object) => {
    await expectExact(treasury);
    const { body } = await giving.server.call(readGivingDashboard, { token: treasury.token, query: { range: "year" } });
    expect(body.figures).toMatchObject({ given: 50, gifts: 1, fees: 16.75, ...figures });
  };
  await treasury.operations.dispute(operation);
  await expectFigures({ disputed: 50, net: 0 });
  await treasury.operations.sum();
  await expectFigures({ disputed: 50, net: 0 });
  await treasury.winDispute();
  await expectFigures({ disputed: 0, net: 50 });
  await treasury.operations.sum();
  await expectFigures({ disputed: 0, net: 50 });
});

test("the figures stay exact while two servers sum up and gifts are recorded and corrected", async () => {
  const treasury = await createTestTreasury();
  const servers = [giving.server.another().giving, giving.server.another().giving];
  let isGoing = true;
  const summing = servers.map(async (server) => {
    while (isGoing) await sumUp(server);
  });
  const recording = Array.from({ length: 3 }, async (_, writer) => {
    for (let count = 0; count < 12; count += 1) {
      const operation = { months: (count * 5 + writer) % 26, who: writer, cents: 300 + count, which: count } as const;
      await treasury.operations.record({ ...operation, what: "record" });
      if (count % 3 === writer)
        await treasury.operations.correct({ ...operation, months: (operation.months + 7) % 26, what: "correct" });
    }
  });
  await Promise.all(recording);
  await expectExact(treasury);
  isGoing = false;
  await Promise.all(summing);
  await expectExact(treasury);
  await sumUp(servers[0]!);
  const { rows } = await giving.server.database.pool.query(
    `select (select count(*)::int from giving_moved where church_id = $1) as moved,
       (select count(*)::int from giving_days where church_id = $1 and fund_id = '') as days`,
    [treasury.churchId],
  );
  expect(rows[0]).toEqual({ moved: 0, days: expect.any(Number) });
  expect(rows[0].days).toBeGreaterThan(10);
});

test("a gift in a long transaction is not skipped when sums are computed meanwhile", async () => {
  const treasury = await createTestTreasury();
  const { churchId } = treasury;
  const operation = { what: "record", months: 0, who: 0, cents: 500, which: 0 } as const;
  await treasury.operations.record(operation);
  const slow = await giving.server.database.pool.connect();
  await slow.query("begin");
  await slow.query(
    `with gift as (
       insert into donations (church_id, id, batch_id, person_id, donated_on, donated_at, amount, method, status)
       select church_id, 'slow', batch_id, person_id, donated_on, donated_at, 700, 'cash', 'succeeded'
       from donations where church_id = $1 returning *
     )
     insert into ledger (church_id, entry_id, reason, account, fund_id, donation_id, amount)
     select church_id, 'slow', 'gift', account, fund_id, id, sign * amount
     from gift, (select 'cash' as account, null as fund_id, 1 as sign
       union all select 'fund', (select min(id) from funds where church_id = $1), -1) as sides`,
    [churchId],
  );
  await treasury.operations.record({ ...operation, months: 1 });
  await treasury.operations.sum();
  await slow.query("commit");
  slow.release();
  await expectExact(treasury);
  const { body } = await giving.server.call(readGivingDashboard, { token: treasury.token, query: { range: "all" } });
  expect(body.figures).toMatchObject({ given: 17, gifts: 3 });
});
