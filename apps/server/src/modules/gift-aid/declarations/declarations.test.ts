import {
  can,
  cancelMyGiftAid,
  cancelPersonGiftAid,
  declareMyGiftAid,
  erasePerson,
  exportPerson,
  makeGiftAidClaim,
  mergePeople,
  readMyGiftAid,
  readPerson,
  readPersonGiftAid,
  recordGiftAid,
  RefusalBody,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestGiftAid, HOME, ONLINE } from "../testing/create-test-gift-aid.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.clock.now = new Date("2026-11-20T12:00:00Z");
});
afterAll(() => server.close());

const PAPER = { ...HOME, channel: "paper" as const, givenOn: "2026-03-01", coversFrom: "2022-03-01" };

test("a donor declares with a text that names the church, the tax and the difference, and cancels again", async () => {
  const { church } = await createTestGiftAid(server);
  const donor = await church.person();
  const token = donor.tokenFor("giving");
  const before = (await server.call(readMyGiftAid, { token })).body;
  expect(before).toMatchObject({ offered: true, declarations: [] });
  const text = before.wording.past.join(" ");
  for (const part of [
    "St Mary",
    "Gift Aid",
    "four years before",
    "Income Tax",
    "Capital Gains Tax",
    "pay the difference",
  ])
    expect(text).toContain(part);
  expect(before.wording.future.join(" ")).not.toContain("four years");

  const declared = await server.call(declareMyGiftAid, { token, body: ONLINE });
  expect(declared.body.declarations).toEqual([
    {
      ...HOME,
      id: expect.any(String),
      postcode: "S19 2BD",
      channel: "online",
      givenOn: "2026-11-20",
      coversFrom: "2022-11-20",
      endedOn: null,
    },
  ]);
  // A new address is a new declaration, and the one before stays in the records.
  const moved = { ...ONLINE, house: "Rose Cottage", coversPast: false };
  const { declarations } = (await server.call(declareMyGiftAid, { token, body: moved })).body;
  expect(declarations).toMatchObject([
    { house: "Rose Cottage", coversFrom: "2026-11-20", endedOn: null },
    { house: "12", endedOn: "2026-11-20" },
  ]);
  const cancelled = await server.call(cancelMyGiftAid, { token });
  expect(cancelled.body.declarations.map(({ endedOn }) => endedOn)).toEqual(["2026-11-20", "2026-11-20"]);
  expect(await server.call(cancelMyGiftAid, { token })).toMatchObject({
    status: 404,
    body: { code: "gift-aid-no-declaration" },
  });
});

test("a declaration without what HMRC asks for is refused by name", async () => {
  const { church } = await createTestGiftAid(server);
  const token = (await church.person()).tokenFor("giving");
  const refused = async (change: Partial<typeof ONLINE>) => {
    const { status, body } = await server.call(declareMyGiftAid, { token, body: { ...ONLINE, ...change } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    return RefusalBody.parse(body).code;
  };
  expect(await refused({ firstName: " " })).toBe("gift-aid-name-missing");
  expect(await refused({ lastName: "" })).toBe("gift-aid-name-missing");
  expect(await refused({ house: "" })).toBe("gift-aid-house-missing");
  expect(await refused({ postcode: "12345" })).toBe("gift-aid-postcode-invalid");
  expect(await refused({ wording: 7 })).toBe("gift-aid-wording-old");
  expect(await refused({ title: "Professor" })).toBeTruthy();
  const abroad = { ...ONLINE, abroad: true, house: "5 Rue Haute, Paris", postcode: "75001" };
  const { body } = await server.call(declareMyGiftAid, { token, body: abroad });
  expect(body.declarations).toMatchObject([{ abroad: true, postcode: "" }]);
});

test("only British churches with gifts in pounds have Gift Aid", async () => {
  const world = [
    { church: await createTestGiftAid(server, "Germany"), offered: false },
    { church: await createTestGiftAid(server, "GB", "EUR"), offered: false },
    { church: await createTestGiftAid(server, "england"), offered: true },
  ];
  for (const { church, offered } of world) {
    const { token } = church;
    expect((await server.call(readMyGiftAid, { token })).body.offered).toBe(offered);
    const { status } = await server.call(declareMyGiftAid, { token, body: ONLINE });
    expect(status).toBe(offered ? 200 : 404);
    expect((await server.call(makeGiftAidClaim, { token })).status).toBe(offered ? 409 : 404);
  }
});

test("staff record a declaration on paper or by voice, with days that HMRC accepts", async () => {
  const { church, token } = await createTestGiftAid(server);
  const donor = await church.person();
  const params = { personId: donor.personId };
  const record = (change: object) => server.call(recordGiftAid, { token, params, body: { ...PAPER, ...change } });
  const wrong = { status: 400, body: { code: "gift-aid-days-invalid" } };
  expect(await record({ givenOn: "2026-11-21" })).toMatchObject(wrong);
  expect(await record({ coversFrom: "2022-02-28" })).toMatchObject(wrong);
  expect(await record({ coversFrom: "2026-03-02" })).toMatchObject(wrong);
  expect(await record({ givenOn: "2026-02-30" })).toMatchObject(wrong);
  // A declaration by voice is not valid before the written record of it is sent.
  expect(await record({ channel: "voice" })).toMatchObject(wrong);
  expect(await record({ channel: "voice", recordSentOn: "2026-02-28" })).toMatchObject(wrong);
  expect((await record({})).body.declarations).toMatchObject([{ channel: "paper", coversFrom: "2022-03-01" }]);
  // Within 30 days of the record, one by voice is canceled for all gifts; another one from today on.
  await record({ channel: "voice", givenOn: "2026-11-01", coversFrom: "2024-11-01", recordSentOn: "2026-11-02" });
  const { declarations } = (await server.call(cancelPersonGiftAid, { token, params })).body;
  expect(declarations).toMatchObject([
    { channel: "voice", coversFrom: "2024-11-01", endedOn: "2024-11-01" },
    { channel: "paper", endedOn: "2026-11-20" },
  ]);
  const unknown = await server.call(recordGiftAid, { token, params: { personId: "nobody" }, body: PAPER });
  expect(unknown).toMatchObject({ status: 404, body: { code: "person-not-found" } });
});

test("only staff who may edit donations record declarations, and only those who view them read them", async () => {
  const { church } = await createTestGiftAid(server);
  const donor = await church.person();
  const params = { personId: donor.personId };
  const other = await createTestGiftAid(server);
  const callers = {
    member: [(await church.person()).tokenFor("giving"), 403, 403],
    viewer: [(await church.person({ permissions: [can.viewDonations] })).tokenFor("giving"), 200, 403],
    editor: [(await church.person({ permissions: [can.editDonations] })).tokenFor("giving"), 403, 403],
    otherChurch: [other.token, 200, 404],
  } as const;
  for (const [name, [token, read, write]] of Object.entries(callers)) {
    const seen = await server.call(readPersonGiftAid, { token, params });
    expect([name, seen.status]).toEqual([name, read]);
    expect((await server.call(recordGiftAid, { token, params, body: PAPER })).status).toBe(write);
    expect((await server.call(cancelPersonGiftAid, { token, params })).status).toBe(write);
  }
});

test("declarations follow a merged person, are in the export, and an erased person keeps only those that were claimed", async () => {
  const { church, token, query, give } = await createTestGiftAid(server);
  const admin = await church.person({ admin: true });
  const donor = await church.person({ account: false, email: "" });
  const kept = await church.person({ firstName: "Bea" });
  const params = { personId: donor.personId };
  await server.call(recordGiftAid, { token, params, body: PAPER });
  const merge = { keepId: kept.personId, dropId: donor.personId };
  expect((await server.call(mergePeople, { token: admin.token, body: merge })).status).toBe(200);
  await server.work();
  const found = await server.call(readPersonGiftAid, { token, params: { personId: kept.personId } });
  expect(found.body.declarations).toMatchObject([{ house: "12" }]);
  const file = await server.call(exportPerson, { token: admin.token, params: { id: kept.personId } });
  expect(file.body.parts).toMatchObject({ giving: { giftAidDeclarations: [{ house: "12" }] } });

  await give(kept, "2026-04-01", 10);
  expect((await server.call(makeGiftAidClaim, { token })).status).toBe(200);
  await server.call(declareMyGiftAid, { token: kept.tokenFor("giving"), body: { ...ONLINE, house: "Unclaimed" } });
  const { body: person } = await server.call(readPerson, { token: admin.token, params: { id: kept.personId } });
  const erase = { token: admin.token, params: { id: kept.personId }, body: { confirm: person.name.display } };
  expect((await server.call(erasePerson, erase)).status).toBe(200);
  await server.work();
  const { rows } = await query("select house, ended_at from gift_aid_declarations where church_id = $1");
  expect(rows).toEqual([{ house: "12", ended_at: expect.any(Date) }]);
});
