import fc from "fast-check";
import { declareMyGiftAid, makeGiftAidClaim, readGiftAidClaims, sumOf, uniqueId } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { churchMoney } from "../../../platform/money/church-money.ts";
import { fundLines, type Line } from "../../ledger/index.ts";
import { createTestGiftAid, ONLINE } from "../testing/create-test-gift-aid.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.clock.now = new Date("2026-11-20T12:00:00Z");
});
afterAll(() => server.close());

interface LedgerRow {
  donation_id: string;
  account: string;
  fund_id: string | null;
  amount: number;
}

const REASONS = ["refund", "refund-failed", "dispute", "dispute-won", "correction"] as const;

/** A gift, or that a share of an earlier one goes back or comes again, or a claim. */
const Step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("gift" as const),
      shares: fc.tuple(
        fc.integer({ min: 1, max: 9_999 }),
        fc.integer({ min: 0, max: 9_999 }),
        fc.integer({ min: 0, max: 99 }),
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("change" as const),
      which: fc.nat(20),
      reason: fc.constantFrom(...REASONS),
      part: fc.integer({ min: 1, max: 100 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("claim" as const) }) },
);

test("all claims and what the next one has add up to the ledger's deductible lines, to the penny, for any history", async () => {
  const { church, churchId, query, token, general, tour } = await createTestGiftAid(server);
  const donor = await church.person();
  await server.call(declareMyGiftAid, {
    token: donor.tokenFor("giving"),
    body: ONLINE,
  });
  await query("insert into batches (church_id, id, name, batch_date) values ($1, 'b', '', '2026-01-01')");
  const { counterexample } = await fc.check(
    fc.asyncProperty(fc.array(Step, { maxLength: 14 }), async (steps) => {
      const gifts: { id: string; parts: { fundId: string | null; amount: number }[] }[] = [];
      for (const step of steps) {
        if (step.kind === "claim") await server.call(makeGiftAidClaim, { token });
        if (step.kind === "gift") {
          const [deductible, benefit, fee] = step.shares;
          const parts = [
            { fundId: general.id, amount: deductible },
            ...(benefit > 0 ? [{ fundId: tour.id, amount: benefit }] : []),
            ...(fee > 0 ? [{ fundId: null, amount: fee }] : []),
          ];
          const gift = { id: uniqueId(), parts };
          await query(
            `insert into donations (church_id, id, batch_id, person_id, donated_on, donated_at, amount, covered_fee, method, status)
             values ($1, $2, 'b', $3, '2026-05-01', '2026-05-01', $4, $5, 'card', 'succeeded')`,
            gift.id,
            donor.personId,
            sumOf(parts.map(({ amount }) => amount)),
            fee,
          );
          gifts.push(gift);
          await book(gift, "gift", 1);
        }
        const gift = step.kind === "change" ? gifts[step.which % gifts.length] : undefined;
        if (step.kind === "change" && gift) {
          const goesBack = ["refund", "dispute", "correction"].includes(step.reason);
          await book(gift, step.reason, ((goesBack ? -1 : 1) * step.part) / 100);
        }
        await compare();
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
  expect(counterexample).toBeNull();

  async function book(
    gift: { id: string; parts: { fundId: string | null; amount: number }[] },
    reason: string,
    share: number,
  ) {
    const base = {
      churchId,
      donationId: gift.id,
      at: server.clock.now,
      entryId: uniqueId(),
      reason,
      reference: `${reason} ${uniqueId()}`,
      currency: "GBP" as const,
    };
    const moved = gift.parts
      .map((part) => ({ ...part, amount: -Math.trunc(part.amount * share) }))
      .filter(({ amount }) => amount !== 0);
    const other = -sumOf(moved.map(({ amount }) => amount));
    if (other === 0) return;
    const lines: Line[] = [
      { ...base, account: "provider", fundId: null, amount: other },
      ...fundLines(
        base,
        moved.map((part) => ({ ...part, amount: churchMoney(churchId, part.amount) })),
      ),
    ];
    await server.giving.ledger.write(lines);
  }

  /** Adds up the ledger gift by gift, in another way than the product does. */
  async function compare() {
    const { rows } = await server.database.pool.query<LedgerRow>(
      "select donation_id, account, fund_id, amount::int from ledger where church_id = $1 and account in ('fund', 'covered-fees')",
      [churchId],
    );
    const kept = new Map<string, { deductible: number; fee: number; hasBenefit: boolean }>();
    for (const { donation_id: id, account, fund_id: fundId, amount } of rows) {
      const sums = kept.get(id) ?? { deductible: 0, fee: 0, hasBenefit: false };
      if (account === "covered-fees") sums.fee -= amount;
      else if (fundId === tour.id) sums.hasBenefit = true;
      else sums.deductible -= amount;
      kept.set(id, sums);
    }
    const expected = [...kept.values()].map(({ deductible, fee, hasBenefit }) =>
      Math.max(0, deductible + (hasBenefit ? 0 : fee)),
    );
    const { next, claims } = (await server.call(readGiftAidClaims, { token })).body;
    const pence = (sums: { amount: number; takenBack: number }) => Math.round((sums.amount - sums.takenBack) * 100);
    expect(sumOf([next, ...claims].map(pence))).toBe(sumOf(expected));
  }
});
