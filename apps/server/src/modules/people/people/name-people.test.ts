import { basicPeople } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCallers, type TestCallers } from "../testing/create-test-callers.ts";

let given: TestCallers;
beforeAll(async () => {
  given = await createTestCallers();
});
afterAll(() => given.server.close());

const named = (ids: string[], token = given.guest.token) =>
  given.server.call(basicPeople, { query: { ids: ids.join(",") }, token });

test("S7.03 any person of a church gets the names, photos and membership statuses of its people, but no emails", async () => {
  const { status, body, raw } = await named([given.viewer.personId, given.admin.personId]);
  expect(status).toBe(200);
  expect(body).toHaveLength(2);
  expect(body.find(({ id }) => id === given.viewer.personId)).toEqual({
    id: given.viewer.personId,
    name: { first: "Vera", last: "Viewer", nick: "", display: "Vera Viewer" },
    photo: "",
    photoUpdated: null,
    membershipStatus: "Visitor",
  });
  expect(raw.body).not.toContain(given.viewer.email);
});

test("S7.03 unknown, foreign, blank and repeated ids are ignored", async () => {
  const { body } = await named([
    "nobody",
    given.stranger.personId,
    "",
    " ",
    given.guest.personId,
    ` ${given.guest.personId}`,
    "undefined",
  ]);
  expect(body.map(({ id }) => id)).toEqual([given.guest.personId]);
  expect((await named([])).body).toEqual([]);
});

test("S7.03 merged and erased people are left out, and archived people are included", async () => {
  const { church, server } = given;
  const ids: string[] = [];
  for (const change of ["archived_at = now()", "erased_at = now()", "merged_into = 'x'"]) {
    const { personId } = await church.person({ account: false });
    await server.database.pool.query(`update people set ${change} where id = $1`, [personId]);
    ids.push(personId);
  }
  expect((await named(ids)).body.map(({ id }) => id)).toEqual([ids[0]]);
});

test("S7.03 only the first 200 ids are looked up", async () => {
  const many = [...Array.from({ length: 200 }, (_, index) => `n${index}`), given.guest.personId];
  expect((await named(many)).body).toEqual([]);
  expect((await named(many.slice(1))).body).toHaveLength(1);
  expect((await named(["x".repeat(4001)])).status).toBe(400);
});

test("S6.02 callers without a token of this API and church get no names", async () => {
  expect((await named([given.guest.personId], "")).status).toBe(401);
  expect((await named([given.guest.personId], given.guest.tokenFor("content"))).status).toBe(401);
  expect((await named([given.guest.personId], given.stranger.token)).body).toEqual([]);
});
