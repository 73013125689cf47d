import * as contract from "@offertory/contract";
import { can, uniqueId, type Endpoint, type Permission } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestRecurring } from "../../recurring/subscriptions/testing/create-test-recurring.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

type CallInput = { params?: Record<string, string>; query?: Record<string, string> };
type Reading = readonly [Endpoint, CallInput?];

/** Creates a donor with a single and a recurring gift, and lists the calls that read about them. */
async function createTestDonorWithGifts() {
  const { server } = giving;
  const donor = await createTestRecurring(giving);
  const { church, churchId, personId, customerId, gateway } = donor;
  const { id: subscriptionId } = (await donor.subscribe(25)).body;
  await donor.give(10, { key: "k" });
  await server.work();
  const [gift] = await donor.rows("select id, batch_id from donations where church_id = $1 and schedule_id is null");
  const householdId = uniqueId();
  const { pool } = server.database;
  await pool.query("insert into households (church_id, id, name) values ($1, $2, 'Lee')", [churchId, householdId]);
  await pool.query("update people set household_id = $2 where church_id = $1 and id = $3", [
    churchId,
    householdId,
    personId,
  ]);
  const tokenWith = async (...permissions: Permission[]) => (await church.person({ permissions })).tokenFor("giving");
  const editor = await tokenWith(can.editDonations);
  const viewer = await tokenWith(can.viewDonations);
  const day = server.clock.now.toISOString().slice(0, 10);
  const year = day.slice(0, 4);
  const started = async (
    endpoint: typeof contract.startReconciliation | typeof contract.startStatementRun,
    body: object,
  ) => (await server.call(endpoint, { token: editor, body })).body.id;
  const reconciliationId = await started(contract.startReconciliation, { from: day, to: day, gatewayId: gateway.id });
  const runId = await started(contract.startStatementRun, { year: Number(year) });
  const checkId = (await server.call(contract.startLedgerCheck, { token: viewer })).body.id;

  const ofPerson: Reading[] = [
    [contract.listDonationsOf, { query: { personId } }],
    [contract.readDonation, { params: { id: gift.id } }],
    [contract.readDonationTimeline, { params: { id: gift.id } }],
    [contract.listRefunds, { params: { id: gift.id } }],
    [contract.listMethods, { params: { personId } }],
    [contract.listSubscriptions, { params: { customerId } }],
    [contract.listSubscriptionFunds, { query: { subscriptionId } }],
    [contract.previewStatement, { params: { personId, year } }],
    [contract.downloadPersonStatement, { params: { personId, year } }],
    [contract.downloadHouseholdStatement, { params: { householdId, year } }],
    [contract.readPersonGiving, { params: { personId } }],
    [contract.readHouseholdGiving, { params: { householdId } }],
    [contract.totalDonations, { query: { personId } }],
    [contract.listChurchDonations, { query: { personId } }],
    [contract.exportDonations, { query: { personId } }],
  ];
  const ofChurch: Reading[] = [
    [contract.listPendingGifts],
    [contract.listChurchRecurring, { query: { state: "active" } }],
    [contract.countChurchRecurring],
    [contract.listStatementDonors, { query: { year } }],
    [contract.readStatementYear, { params: { year } }],
    [contract.printStatements, { params: { year }, query: { who: "all" } }],
    [contract.listStatementRuns, { query: { year } }],
    [contract.readStatementRun, { params: { id: runId } }],
    [contract.listDisputes],
    [contract.listBatches],
    [contract.readBatch, { params: { id: gift.batch_id } }],
    [contract.listLedger],
    [contract.exportLedger],
    [contract.readCheckpoints],
    [contract.readLedgerCheck, { params: { id: checkId } }],
    [contract.listReconciliations],
    [contract.readReconciliation, { params: { id: reconciliationId } }],
    [contract.listPayouts],
    [contract.readGivingDashboard, { query: { range: "year" } }],
    [contract.forecastGiving],
  ];
  /** Returns the status of each call by its path. */
  const read = async (calls: readonly Reading[], token: string) => {
    const answers: Record<string, number> = {};
    for (const [endpoint, input] of calls)
      answers[endpoint.path] = (await server.call(endpoint, { token, ...input })).status;
    return answers;
  };
  return { ...donor, year, subscriptionId, tokenWith, viewer, editor, ofPerson, ofChurch, read };
}

const everyOne = (calls: readonly Reading[], status: number): Record<string, number> =>
  Object.fromEntries(calls.map(([{ path }]) => [path, status]));

describe("permissions on donations", () => {
  let donor: Awaited<ReturnType<typeof createTestDonorWithGifts>>;
  beforeAll(async () => {
    donor = await createTestDonorWithGifts();
  });

  test("G6.04 a caller with View Summary alone cannot see what one person gave", async () => {
    const { tokenWith, ofPerson, ofChurch, read, year } = donor;
    const counter = await tokenWith(can.viewDonationSummaries);
    expect(await read(ofPerson, counter)).toEqual(everyOne(ofPerson, 403));
    expect(await read(ofChurch, counter)).toEqual(everyOne(ofChurch, 403));
    const query = { from: `${year}-01-01`, to: `${year}-12-31` };
    const summary = await giving.server.call(contract.summarizeDonations, { token: counter, query });
    expect(summary).toMatchObject({ status: 200, body: { amount: 35, count: 2 } });
    expect(summary.raw.body).not.toContain(donor.personId);
  });

  test("G6.04 a caller with View alone reads all donations and recurring gifts but cannot change a recurring gift", async () => {
    const { viewer, ofPerson, ofChurch, read, subscriptionId: id } = donor;
    expect(await read(ofPerson, viewer)).toEqual(everyOne(ofPerson, 200));
    expect(await read(ofChurch, viewer)).toEqual(everyOne(ofChurch, 200));
    const change = { token: viewer, body: [{ id, plan: { interval: "year" } }] };
    expect((await giving.server.call(contract.changeSubscriptions, change)).status).toBe(403);
    expect((await giving.server.call(contract.endSubscription, { token: viewer, params: { id } })).status).toBe(403);
  });

  test("a caller with Edit alone changes a recurring gift and records a gift but cannot read the donations of others", async () => {
    const { editor, fund, ofPerson, ofChurch, read, subscriptionId: id, personId } = donor;
    expect(await read(ofPerson, editor)).toEqual(everyOne(ofPerson, 403));
    expect(await read(ofChurch, editor)).toEqual(everyOne(ofChurch, 403));
    const change = { token: editor, body: [{ id, plan: { interval: "year" } }] };
    const changed = await giving.server.call(contract.changeSubscriptions, change);
    expect(changed).toMatchObject({ status: 200, body: [{ id, plan: { interval: "year" } }] });
    const body = { donationDate: "2020-03-01", method: "cash", personId, funds: [{ id: fund.id, amount: 5 }] };
    const recorded = await giving.server.call(contract.recordDonation, { token: editor, body });
    expect(recorded).toMatchObject({ status: 200, body: { amount: 5, person: { id: personId } } });
  });

  test("a caller without permissions reads only their own donations", async () => {
    const { tokenFor, tokenWith, personId, customerId, subscriptionId, ofPerson, ofChurch, read, year } = donor;
    const own: Reading[] = [
      [contract.listDonationsOf, { query: { personId } }],
      [contract.listMyDonations],
      [contract.listMyGifts],
      [contract.listMethods, { params: { personId } }],
      [contract.listSubscriptions, { params: { customerId } }],
      [contract.listSubscriptionFunds, { query: { subscriptionId } }],
      [contract.downloadMyStatement, { params: { year } }],
    ];
    expect(await read(own, tokenFor("giving"))).toEqual(everyOne(own, 200));
    expect(await read(ofChurch, tokenFor("giving"))).toEqual(everyOne(ofChurch, 403));
    expect(await read(ofPerson, await tokenWith())).toEqual(everyOne(ofPerson, 403));
  });

  test("every GET endpoint of giving is classified by whether it returns donations of others", () => {
    const { ofPerson, ofChurch } = donor;
    const withDonations = new Set([...ofPerson, ...ofChurch].map(([endpoint]) => endpoint));
    const others = readings().filter((endpoint) => !withDonations.has(endpoint));
    expect(others.map(({ path }) => path).toSorted()).toEqual(WITHOUT_DONATIONS_OF_OTHERS);
  });
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "refusals" in value;
const readings = (): Endpoint[] =>
  Object.values(contract)
    .filter((value) => isEndpoint(value))
    .filter(({ api, method }) => api === "giving" && method === "GET");

/**
 * Calls that return only the caller's own data, sums, public settings, or a gift by its secret link or id; and those of
 * Gift Aid, whose tests check them in a British church.
 */
const WITHOUT_DONATIONS_OF_OTHERS = [
  "/donate/captcha-challenge",
  "/donate/gateways/:churchId",
  "/donate/gifts/:id",
  "/donate/manage",
  "/donations/my",
  "/donations/my/gifts",
  "/donations/summary",
  "/donations/views",
  "/funds",
  "/funds/all",
  "/funds/churchId/:churchId",
  "/gateways",
  "/gateways/churchId/:churchId",
  "/gift-aid/claims",
  "/gift-aid/claims/:id/file",
  "/gift-aid/mine",
  "/gift-aid/people/:personId",
  "/statements/my/:year",
  "/statements/settings",
];
