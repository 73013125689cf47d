import {
  addDonationView,
  can,
  erasePerson,
  exportPerson,
  listDonationViews,
  MAX_DONATION_VIEWS,
  removeDonationView,
  renameDonationView,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { mergeAndConfirm } from "../../../../test/merge-and-confirm.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const query = "method=check&sort=amount-desc";

/** A member of staff who may view donations, with calls in their name. */
async function createTestViewer(church: Awaited<ReturnType<typeof createTestChurch>>, firstName = "Tess") {
  const person = await church.person({ permissions: [can.viewDonations], firstName });
  const token = person.tokenFor("giving");
  return {
    ...person,
    list: async () => (await server.call(listDonationViews, { token })).body.views,
    add: (name: string) => server.call(addDonationView, { token, body: { name, query } }),
    rename: (id: string, name: string) => server.call(renameDonationView, { token, params: { id }, body: { name } }),
    remove: (id: string) => server.call(removeDonationView, { token, params: { id } }),
  };
}

test("a person saves views, renames and deletes them, and gets them by name", async () => {
  const { add, list, rename, remove } = await createTestViewer(await createTestChurch(server));
  const { body: checks } = await add(" Checks ");
  await add("bank");
  expect(await list()).toEqual([
    { id: expect.any(String), name: "bank", query },
    { id: checks.id, name: "Checks", query },
  ]);
  expect((await rename(checks.id, "All checks")).body).toMatchObject({ name: "All checks", query });
  expect((await remove(checks.id)).body).toEqual({ removed: true });
  expect((await remove(checks.id)).body).toMatchObject({ code: "donation-view-not-found" });
  expect((await list()).map(({ name }) => name)).toEqual(["bank"]);
});

test("a name is refused if it is empty or taken, whatever its case; a view keeps its own name", async () => {
  const { add, rename } = await createTestViewer(await createTestChurch(server));
  const { body: view } = await add("Checks");
  await add("Cards");
  expect((await add("  ")).body).toMatchObject({ code: "donation-view-name-blank" });
  expect((await add("CHECKS")).body).toMatchObject({ code: "donation-view-name-taken" });
  expect((await rename(view.id, "cards")).body).toMatchObject({ code: "donation-view-name-taken" });
  expect((await rename(view.id, "checks")).body).toMatchObject({ name: "checks" });
  expect((await add("x".repeat(61))).status).toBe(400);
});

test("a person saves at most fifty views, also with several requests at the same time", async () => {
  const { add, list } = await createTestViewer(await createTestChurch(server));
  for (let number = 2; number <= MAX_DONATION_VIEWS; number += 1) await add(`View ${number}`);
  const last = await Promise.all([add("One"), add("Two"), add("Three")]);
  expect(last.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(last.find(({ status }) => status !== 200)?.body).toMatchObject({ code: "donation-views-too-many" });
  expect(await list()).toHaveLength(MAX_DONATION_VIEWS);
});

test("views are read and changed only by their own person, with permission to view donations", async () => {
  const church = await createTestChurch(server);
  const owner = await createTestViewer(church);
  const other = await createTestViewer(church, "Noa");
  const { body: view } = await owner.add("Checks");
  expect(await other.list()).toEqual([]);
  expect((await other.rename(view.id, "Mine")).body).toMatchObject({ code: "donation-view-not-found" });
  expect((await other.remove(view.id)).body).toMatchObject({ code: "donation-view-not-found" });
  expect((await other.add("Checks")).status).toBe(200);
  expect((await owner.list()).map(({ name }) => name)).toEqual(["Checks"]);
  const token = (await church.person({ permissions: [can.viewDonationSummaries] })).tokenFor("giving");
  expect((await server.call(listDonationViews, { token })).status).toBe(403);
  expect((await server.call(addDonationView, { token, body: { name: "Checks", query } })).status).toBe(403);
});

test("the views of another church are not listed, even of a person with the same id", async () => {
  const { list, personId } = await createTestViewer(await createTestChurch(server));
  const { churchId } = await createTestChurch(server);
  await server.database.pool.query(
    "insert into donation_views (church_id, person_id, id, name, query) values ($1, $2, 'v', 'Theirs', '')",
    [churchId, personId],
  );
  expect(await list()).toEqual([]);
});

test("erasing a person deletes their views, merging moves them, and the export of their data has them", async () => {
  const church = await createTestChurch(server);
  const { token } = await church.person({ admin: true });
  const drop = await createTestViewer(church, "Mia");
  const keep = await createTestViewer(church, "Maya");
  await drop.add("Checks");
  await drop.add("Cards");
  await keep.add("checks");
  const { body: file } = await server.call(exportPerson, { token, params: { id: drop.personId } });
  expect(file.parts).toMatchObject({ giving: { savedViews: [{ name: "Cards", query }, { name: "Checks" }] } });
  await mergeAndConfirm(server, token, { keepId: keep.personId, dropId: drop.personId });
  await server.work();
  expect((await keep.list()).map(({ name }) => name)).toEqual(["Cards", "checks"]);
  await server.call(erasePerson, { token, params: { id: keep.personId }, body: { confirm: "Maya Lee" } });
  await server.work();
  const left = "select 1 from donation_views where church_id = $1";
  expect((await server.database.pool.query(left, [church.churchId])).rows).toEqual([]);
});
