import {
  can,
  cancelMyGiftAid,
  declareMyGiftAid,
  downloadGiftAidClaim,
  makeGiftAidClaim,
  readGiftAidClaims,
  voidDonation,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestGiftAid, ONLINE } from "../testing/create-test-gift-aid.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.clock.now = new Date("2026-11-20T12:00:00Z");
});
afterAll(() => server.close());

async function createTestClaims() {
  const treasury = await createTestGiftAid(server);
  const declared = async (change: Partial<typeof ONLINE> = {}) => {
    const donor = await treasury.church.person();
    await server.call(declareMyGiftAid, { token: donor.tokenFor("giving"), body: { ...ONLINE, ...change } });
    return donor;
  };
  const { token } = treasury;
  const read = async () => (await server.call(readGiftAidClaims, { token })).body;
  const claim = () => server.call(makeGiftAidClaim, { token });
  const fileOf = async (id: string) =>
    String((await server.call(downloadGiftAidClaim, { token, params: { id } })).body);
  return { ...treasury, declared, read, claim, fileOf };
}

test("a claim has the donations that a declaration covers, once, in the columns of HMRC's schedule", async () => {
  const { church, declared, give, tour, read, claim, fileOf } = await createTestClaims();
  const donor = await declared();
  const abroad = await declared({ title: "", firstName: "=Bob", house: "5 Rue Haute, Paris", abroad: true });
  const later = await declared({ coversPast: false });
  await give(donor, "2026-05-03", 12.5);
  await give(abroad, "2026-06-01", 20);
  // Not covered, with benefits, too old, without a declaration, without a donor, and in the future.
  await give(later, "2026-05-01", 40);
  await give(donor, "2026-05-04", 80, tour.id);
  await give(donor, "2022-11-19", 160);
  await give(await church.person(), "2026-05-05", 320);
  await give(null, "2026-05-06", 640);
  expect(await read()).toMatchObject({
    offered: true,
    donors: 3,
    next: { donations: 2, amount: 32.5, tax: 8.13, takenBack: 0 },
    later: 0,
    claims: [],
  });
  const { body } = await claim();
  expect(body).toMatchObject({
    next: { donations: 0, amount: 0 },
    claims: [{ number: 1, donations: 2, amount: 32.5, from: "2026-05-03", to: "2026-06-01", madeBy: "Ann Lee" }],
  });
  expect((await fileOf(body.claims[0]!.id)).replace("\uFEFF", "").trim().split("\r\n")).toEqual([
    "Title,First name,Last name,House name or number,Postcode,Aggregated donations,Sponsored event,Donation date,Amount",
    "Mrs,Ann,House Martin,12,S19 2BD,,,03/05/26,12.50",
    `,'=Bob,House Martin,"5 Rue Haute, Paris",X,,,01/06/26,20.00`,
  ]);
  expect(await claim()).toMatchObject({ status: 409, body: { code: "gift-aid-nothing-to-claim" } });
});

test("two claims at the same time claim each donation once, and the database refuses a second line", async () => {
  const { declared, give, claim, churchId, query } = await createTestClaims();
  const donor = await declared();
  for (const day of ["2026-05-01", "2026-05-02", "2026-05-03"]) await give(donor, day, 10);
  const answers = await Promise.all(Array.from({ length: 4 }, claim));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
  const { rows } = await query("select kind, amount::int from gift_aid_claim_lines where church_id = $1");
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ kind: "claimed", amount: 1000 })));
  await query("insert into gift_aid_claims values ($1, 'second', 2, 'GBP', 'p', now())");
  await expect(
    server.database.pool.query(
      "insert into gift_aid_claim_lines select church_id, 'second', donation_id, declaration_id, kind, donated_on, amount from gift_aid_claim_lines where church_id = $1",
      [churchId],
    ),
  ).rejects.toThrow("gift_aid_claimed_once");
});

test("what is taken back of a claimed donation is subtracted from the next claim, and not before", async () => {
  const { declared, give, read, claim, token } = await createTestClaims();
  const donor = await declared();
  const gift = await give(donor, "2026-05-01", 100);
  await give(donor, "2026-05-02", 10);
  await claim();
  await server.call(voidDonation, { token, params: { id: gift.id } });
  expect((await read()).next).toMatchObject({ donations: 0, amount: 0, takenBack: 100, taxTakenBack: 25 });
  expect(await claim()).toMatchObject({ body: { code: "gift-aid-nothing-to-claim" } });
  await give(donor, "2026-05-03", 4);
  const { body } = await claim();
  expect(body.claims[0]).toMatchObject({ number: 2, donations: 1, amount: 4, takenBack: 100, taxTakenBack: 25 });
  expect((await read()).next).toMatchObject({ donations: 0, takenBack: 0 });
});

test("a canceled declaration covers the donations before that day, and none after it", async () => {
  const { declared, give, read, claim } = await createTestClaims();
  const donor = await declared();
  await give(donor, "2026-11-19", 10);
  await give(donor, "2026-11-20", 20);
  await server.call(cancelMyGiftAid, { token: donor.tokenFor("giving") });
  expect((await read()).next).toMatchObject({ donations: 1, amount: 10 });
  await claim();
  expect((await read()).next).toMatchObject({ donations: 0, takenBack: 0 });
});

test("only staff who may edit donations claim, and a claim is visible only in its own church", async () => {
  const { church, declared, give, claim } = await createTestClaims();
  await give(await declared(), "2026-05-01", 10);
  const viewer = (await church.person({ permissions: [can.viewDonations] })).tokenFor("giving");
  const member = (await church.person()).tokenFor("giving");
  const summary = (await church.person({ permissions: [can.viewDonationSummaries] })).tokenFor("giving");
  expect((await server.call(readGiftAidClaims, { token: viewer })).status).toBe(200);
  for (const token of [member, summary]) expect((await server.call(readGiftAidClaims, { token })).status).toBe(403);
  for (const token of [viewer, member, summary])
    expect((await server.call(makeGiftAidClaim, { token })).status).toBe(403);
  const [made] = (await claim()).body.claims;
  const params = { id: made!.id };
  const other = await createTestGiftAid(server);
  expect((await server.call(downloadGiftAidClaim, { token: other.token, params })).status).toBe(404);
  expect((await server.call(downloadGiftAidClaim, { token: member, params })).status).toBe(403);
  expect((await server.call(downloadGiftAidClaim, { token: viewer, params })).status).toBe(200);
});
