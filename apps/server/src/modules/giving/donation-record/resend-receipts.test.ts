import { can, exportDonations, listChurchDonations, recordDonation, resendReceipts } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestReader } from "../../giving-emails/testing/create-test-reader.ts";
import { createTestDonor, testGiving } from "../testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** A church with two donations by card and one in cash, a member of its staff, and a stranger's donation. */
async function createTestSelection() {
  const reader = await createTestReader(giving);
  await reader.give(25, { key: "a" });
  await reader.give(30, { key: "b" });
  await reader.read();
  const staff = await reader.church.person({ permissions: [can.viewDonations, can.editDonations] });
  const token = staff.tokenFor("giving");
  const cash = { donationDate: "2026-01-02", method: "cash" as const, funds: [{ id: reader.fund.id, amount: 5 }] };
  await giving.server.call(recordDonation, { token, body: cash });
  const stranger = await createTestDonor(giving.server);
  await stranger.give(40);
  const theirs = (await stranger.church.person({ permissions: [can.viewDonations, can.editDonations] })).tokenFor(
    "giving",
  );
  const idsOf = async (as: string) =>
    (await giving.server.call(listChurchDonations, { token: as, query: {} })).body.donations.map(({ id }) => id);
  return {
    reader,
    token,
    theirs,
    ids: await idsOf(token),
    theirIds: await idsOf(theirs),
    send: (ids: string[], as = token) => giving.server.call(resendReceipts, { token: as, body: { ids } }),
    exported: (ids: string[], as = token) =>
      giving.server.call(exportDonations, { token: as, query: { ids: ids.join(",") } }),
  };
}

test("the receipts of selected donations are sent again, once an hour however often it is asked", async () => {
  const { reader, ids, send } = await createTestSelection();
  expect((await send([...ids, ...ids])).body).toEqual({ sent: 2, recent: 0, unsendable: 1 });
  expect(await reader.read()).toHaveLength(4);
  expect((await send(ids)).body).toEqual({ sent: 0, recent: 2, unsendable: 1 });
  expect(await reader.read()).toHaveLength(4);
  await reader.set("update giving_emails set written_at = written_at - interval '61 minutes' where church_id = $1");
  expect((await send(ids)).body).toMatchObject({ sent: 2, recent: 0 });
  expect(await reader.read()).toHaveLength(6);
});

test("two requests at the same time send each receipt once", async () => {
  const { reader, ids, send } = await createTestSelection();
  const answers = await Promise.all([send(ids), send(ids), send(ids)]);
  expect(answers.map(({ body }) => body.sent).toSorted((one, other) => one - other)).toEqual([0, 0, 2]);
  expect(await reader.read()).toHaveLength(4);
});

test("a receipt is not sent to a donor who has lost their email address since it was asked for", async () => {
  const { reader, ids, send } = await createTestSelection();
  expect((await send(ids)).body.sent).toBe(2);
  await reader.set("update people set email = '' where church_id = $1");
  expect(await reader.read()).toHaveLength(2);
  const left = await reader.set(
    "select count(*)::int as count from giving_emails where church_id = $1 and kind = 'receipt-resent'",
  );
  expect(left.count).toBe(0);
});

test("receipts are sent again only with permission to edit donations, and never with a donation of another church", async () => {
  const { reader, ids, theirIds, theirs, send } = await createTestSelection();
  const viewer = (await reader.church.person({ permissions: [can.viewDonations] })).tokenFor("giving");
  expect((await send(ids, viewer)).status).toBe(403);
  expect((await send(ids, theirs)).body).toMatchObject({ code: "donation-not-found" });
  expect((await send([...ids, ...theirIds])).body).toMatchObject({ code: "donation-not-found" });
  expect(await reader.read()).toHaveLength(2);
});

test("more than 200 donations are refused", async () => {
  const { ids, send, exported } = await createTestSelection();
  const many = [...ids, ...Array.from({ length: 201 }, (_, index) => `id-${index}`)];
  expect((await send(many)).body).toMatchObject({ code: "donations-too-many-selected" });
  expect((await exported(many)).body).toContain("donations-too-many-selected");
});

test("the CSV export of selected donations has only these, with permission and of one's own church", async () => {
  const { reader, ids, theirIds, theirs, exported } = await createTestSelection();
  const [newest = "", second = ""] = ids;
  const rows = (await exported([newest, second])).body.trim().split("\n");
  expect(rows).toHaveLength(3);
  const text = rows.join("\n");
  expect([text.includes(newest), text.includes(second), text.includes(ids[2] ?? "")]).toEqual([true, true, false]);
  expect((await exported(ids, theirs)).body).toContain("donation-not-found");
  expect((await exported([...ids, ...theirIds])).body).toContain("donation-not-found");
  const editor = (await reader.church.person({ permissions: [can.editDonations] })).tokenFor("giving");
  expect((await exported(ids, editor)).status).toBe(403);
});
