import fc from "fast-check";
import { addCard, can, previewStatement, refundDonation, sumOf, uniqueId } from "@offertory/contract";
import { formatMoney, formatShortDate } from "@offertory/i18n";
import { afterAll, beforeAll, expect, test } from "vitest";
import { churchMoney, currencyOf } from "../../../platform/money/church-money.ts";
import type { TestServer } from "../../../../test/test-server.ts";
import { type Line, fundLines } from "../../ledger/index.ts";
import { churchForServer, donorForServer } from "../../donations/index.ts";
import { dashboardOf, deliverWebhooks } from "../../giving/testing/compare-records.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";
import { sumUp } from "./sum-up.ts";
import { createTestTreasury } from "../testing/create-test-statements.ts";

let provider: Awaited<ReturnType<typeof testGiving>>;
let server: TestServer;
beforeAll(async () => {
  provider = await testGiving();
  ({ server } = provider);
});
afterAll(() => provider.close());

const Gift = fc.record({
  day: fc.constantFrom("2025-12-31", "2026-01-01", "2026-06-15", "2026-12-31", "2027-01-01"),
  shares: fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 0, max: 90_000 })),
  coveredFee: fc.integer({ min: 0, max: 500 }),
  /** What happened to the gift. `part` is the percentage that is refunded or corrected. */
  fate: fc.constantFrom("kept", "refunded", "part-refunded", "refund-failed", "disputed", "won", "voided", "corrected"),
  part: fc.integer({ min: 1, max: 99 }),
});

type Given = typeof Gift extends fc.Arbitrary<infer T> ? T : never;

test("the totals of a statement equal the ledger lines of the person's gifts in that year, per fund and to the cent", async () => {
  const treasury = await createTestTreasury(server);
  const { churchId, general, roof, set } = treasury;
  const { giving } = server;
  await set("insert into batches (church_id, id, name, batch_date) values ($1, 'b', '', '2026-01-01')");
  const { counterexample } = await fc.check(
    fc.asyncProperty(fc.array(Gift, { maxLength: 12 }), async (gifts) => {
      const { personId } = await treasury.church.person();
      for (const gift of gifts) await write(personId, gift);
      const lines = await giving.statements.linesOf(churchId, [donorForServer(churchId, personId)], 2026);
      const sums = sumUp(lines);
      const { rows } = await server.database.pool.query<{ fund: string | null; amount: number }>(
        `select l.fund_id as fund, (-sum(l.amount))::int as amount from ledger l join donations d on d.church_id = l.church_id and d.id = l.donation_id
         where d.church_id = $1 and d.person_id = $2 and extract(year from d.donated_on) = 2026 and l.account in ('fund', 'covered-fees')
         group by l.fund_id`,
        [churchId, personId],
      );
      const ledger = new Map(rows.map(({ fund, amount }) => [fund, amount]));
      for (const { fundId, amount } of sums.funds) expect(amount).toBe(ledger.get(fundId));
      expect(sums.total).toBe(sumOf([...ledger.values()]));
      const [listed] = await giving.statements.donors(churchForServer(churchId), 2026, { text: personId, limit: 1 });
      expect(listed?.amount ?? 0).toBe(sums.total);
    }),
    { numRuns: 15 },
  );
  expect(counterexample).toBeNull();

  /** Inserts a donation and its ledger entries, as the modules of giving would write them. */
  async function write(personId: string, { day, shares, coveredFee, fate, part }: Given) {
    const id = uniqueId();
    const parts = [
      { fundId: general.id, amount: shares[0] },
      ...(shares[1] > 0 ? [{ fundId: roof.id, amount: shares[1] }] : []),
      ...(coveredFee > 0 ? [{ fundId: null, amount: coveredFee }] : []),
    ];
    const amount = sumOf(parts.map((one) => one.amount));
    const status = fate === "voided" ? "voided" : fate === "disputed" ? "disputed" : "succeeded";
    await set(
      `insert into donations (church_id, id, batch_id, person_id, donated_on, donated_at, amount, covered_fee, method, status)
       values ($1, $2, 'b', $3, $4, $4::date, $5, $6, 'card', $7)`,
      id,
      personId,
      day,
      String(amount),
      String(coveredFee),
      status,
    );
    const entry = (reason: string, share: number): Line[] => {
      const base = {
        churchId,
        donationId: id,
        at: giving.now(),
        entryId: uniqueId(),
        reason,
        reference: `${reason} ${id}`,
        currency: currencyOf(churchId),
      };
      const moved = parts.map((one) => ({ ...one, amount: -Math.trunc(one.amount * share) }));
      const other = -sumOf(moved.map((one) => one.amount));
      const parted = moved.map((one) => ({ ...one, amount: churchMoney(churchId, one.amount) }));
      return other === 0
        ? []
        : [{ ...base, account: "provider", fundId: null, amount: other }, ...fundLines(base, parted)];
    };
    const book = async (lines: Line[]) => (lines.length > 0 ? giving.ledger.write(lines) : undefined);
    await book(entry("gift", 1));
    if (fate === "refunded" || fate === "refund-failed") await book(entry("refund", -1));
    if (fate === "part-refunded") await book(entry("refund", -part / 100));
    if (fate === "refund-failed") await book(entry("refund-failed", 1));
    if (fate === "disputed" || fate === "won") await book(entry("dispute", -1));
    if (fate === "won") await book(entry("dispute-won", 1));
    if (fate === "voided") await book(entry("correction", -1));
    if (fate === "corrected") await book(entry("correction", -part / 100));
  }
});

test("a refund and a chargeback are shown on their own day and subtracted; a failed refund and a won dispute are not shown", async () => {
  const donor = await createTestDonor(server);
  const { church, churchId, gateway, personId } = donor;
  const stripe = dashboardOf(provider, gateway.publicKey);
  // The bank returns every refund to this card.
  const number = "4000000000005126";
  const card = await stripe.paymentMethods.create({ type: "card", card: { number, exp_month: 12, exp_year: 2034 } });
  await server.call(addCard, { token: donor.token, body: { id: card.id, personId, gatewayId: gateway.id } });
  for (const amount of [10, 20, 30]) await donor.give(amount);
  await donor.give(40, { id: card.id });
  const { rows } = await server.database.pool.query<{ id: string; transaction_id: string }>(
    "select id, transaction_id from donations where church_id = $1 order by amount",
    [churchId],
  );
  const [refunded, chargedBack, won, refundFailed] = rows;
  const today = () => server.giving.donations.dayOf(churchId, server.clock.now);
  const giftDay = await today();

  await provider.passDays(3);
  const treasurer = await church.person({ permissions: [can.viewDonations, can.editDonations] });
  const refund = (id: string, amount: number) =>
    server.call(refundDonation, { token: treasurer.tokenFor("giving"), params: { id }, body: { amount } });
  await refund(refunded!.id, 4);
  await refund(refundFailed!.id, 40);
  for (const gift of [chargedBack, won]) await provider.operate(gift!.transaction_id, "dispute");
  await deliverWebhooks(provider);
  const lossDay = await today();

  await provider.passDays(3);
  const { data: disputes } = await stripe.disputes.list();
  for (const { id, charge } of disputes)
    await provider.operate(id, charge === chargedBack!.transaction_id ? "lose" : "win");
  await deliverWebhooks(provider);

  const { body } = await server.call(previewStatement, {
    token: treasurer.tokenFor("giving"),
    params: { personId, year: giftDay.slice(0, 4) },
  });
  const row = (kind: string, day: string, amount: number) => ({
    kind,
    date: formatShortDate("en", day),
    amount: formatMoney("en", amount * 100, "USD"),
  });
  const shown = body.gifts.rows.map(({ kind, date, amount }) => ({ kind, date, amount }));
  const expected = [
    row("gift", giftDay, 10),
    row("refund", lossDay, -4),
    row("gift", giftDay, 20),
    row("chargeback", lossDay, -20),
    row("gift", giftDay, 30),
    row("gift", giftDay, 40),
  ];
  expect(shown).toHaveLength(expected.length);
  expect(shown).toEqual(expect.arrayContaining(expected));
  expect(body.totals.total.amount).toBe(formatMoney("en", 7600, "USD"));
});

test("a refund is subtracted from the totals, and a non-deductible fund is left out of the deductible total", async () => {
  const lines = (
    [
      ["gift", 5000, "2026-01-02"],
      ["refund", -2000, "2026-02-03"],
    ] as const
  ).map(([kind, amount, day]) => ({
    personId: "p",
    donationId: "d",
    kind,
    day,
    fundId: "f",
    fundName: "General",
    taxDeductible: true,
    method: "card",
    methodDetails: "",
    amount,
  }));
  expect(sumUp(lines)).toMatchObject({ funds: [{ amount: 3000 }], total: 3000, deductible: 3000 });
  const [first, second] = lines;
  const tour = { ...second!, kind: "gift" as const, fundId: "t", taxDeductible: false, amount: 700 };
  const fee = { ...second!, kind: "gift" as const, fundId: null, taxDeductible: null, amount: 30 };
  expect(sumUp([first!, fee])).toMatchObject({ total: 5030, deductible: 5030 });
  expect(sumUp([first!, tour, fee])).toMatchObject({ total: 5730, deductible: 5000 });
});
