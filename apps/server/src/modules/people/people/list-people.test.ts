import { can, listPeople, MEMBERSHIP_STATUSES, PEOPLE_SORTS } from "@offertory/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { createTestCallers, type TestCallers } from "../testing/create-test-callers.ts";

let given: TestCallers;
beforeAll(async () => {
  given = await createTestCallers();
  const { church, server } = given;
  await church.person({ firstName: "Zoë", lastName: "Abel", membershipStatus: "Member", account: false });
  await church.person({ firstName: "Bo", lastName: "Ábel", membershipStatus: "Inactive", account: false });
  const { personId } = await church.person({
    firstName: "Old",
    lastName: "Timer",
    membershipStatus: "Member",
    account: false,
  });
  await server.database.pool.query("update people set archived_at = now() where id = $1", [personId]);
  await server.database.pool.query(
    "update people set birth_date = '1990-01-01', notes = 'Private' where church_id = $1",
    [church.churchId],
  );
});
afterAll(() => given.server.close());

const list = (query: Record<string, string> = {}, token = given.viewer.token) =>
  given.server.call(listPeople, { query, token });
const names = async (query: Record<string, string>, token?: string) =>
  (await list(query, token)).body.people.map(({ name }) => name.display);

describe("the list", () => {
  test("S7.03 is sorted by last name, without notes and archived people", async () => {
    const { status, body, raw } = await list();
    expect(status).toBe(200);
    expect(body.people.map(({ name }) => name.display)).toEqual([
      "Bo Ábel",
      "Zoë Abel",
      "Ada Admin",
      "Edna Editor",
      "Gus Guest",
      "Mimi Member",
      "Vera Viewer",
    ]);
    expect(body).toMatchObject({ total: 7, next: null, previous: null });
    expect(body.people[0]).toMatchObject({ birthDate: "1990-01-01", version: 1, archived: false });
    expect(raw.body).not.toContain("Private");
  });

  test("S7.03 can be searched, filtered, reversed and switched to archived people", async () => {
    expect(await names({ search: "abel" })).toEqual(["Bo Ábel", "Zoë Abel"]);
    expect(await names({ search: "abel", direction: "desc" })).toEqual(["Zoë Abel", "Bo Ábel"]);
    expect(await names({ search: "abel", status: "Member" })).toEqual(["Zoë Abel"]);
    expect(await names({ search: "nobody" })).toEqual([]);
    expect(await names({ archived: "true" })).toEqual(["Old Timer"]);
    expect((await list({ search: "abel", limit: "1" })).body.total).toBe(2);
  });

  test("S7.03 can be sorted by the rank of the membership status, and by email with blank emails last", async () => {
    const { body } = await list({ sort: "membershipStatus" });
    const ranks = body.people.map(({ membershipStatus }) => MEMBERSHIP_STATUSES.indexOf(membershipStatus));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    await given.server.database.pool.query("update people set email = '' where last_name = 'Guest'");
    expect((await names({ sort: "email" })).at(-1)).toBe("Gus Guest");
    expect((await names({ sort: "email", direction: "desc" }))[0]).toBe("Gus Guest");
  });
});

describe("access to the list", () => {
  test("S6.01 a caller with permission to view members gets a directory of members without birth dates", async () => {
    const { body } = await list({}, given.member.token);
    expect(body.people.map(({ name }) => name.display)).toEqual(["Zoë Abel", "Ada Admin"]);
    expect(body.people.map(({ birthDate }) => birthDate)).toEqual([null, null]);
    expect(body.total).toBe(2);
    expect(await names({ archived: "true" }, given.member.token)).toEqual([]);
    expect(await names({ status: "Inactive" }, given.member.token)).toEqual([]);
    expect(await names({ search: "bo ábel" }, given.member.token)).toEqual([]);
  });

  test("S6.01 the list is refused without permission or a token of this API, and has nobody of another church", async () => {
    const { guest, stranger, viewer } = given;
    expect((await list({}, guest.token)).status).toBe(403);
    expect((await list({}, "")).status).toBe(401);
    expect((await list({}, viewer.tokenFor("giving"))).status).toBe(401);
    expect(await names({}, stranger.token)).toEqual(["Stan Stranger"]);
  });
});

describe("pages", () => {
  let church: Awaited<ReturnType<typeof createTestChurch>>;
  let token: string;
  const PEOPLE_COUNT = 500;
  beforeAll(async () => {
    church = await createTestChurch(given.server, "Walkers");
    ({ token } = await church.person({ permissions: [can.viewPeople], lastName: "Walker" }));
    // Names, addresses and times repeat, so that only the id decides the order of many people.
    await given.server.database.pool.query(
      `insert into people (church_id, id, first_name, last_name, email, membership_status, created_at)
       select $1, substr(md5(n::text), 1, 11), 'F' || n % 7, 'Last' || n % 13,
         case when n % 3 = 0 then '' else 'm' || n % 11 || '@x.org' end,
         (array['Guest', 'Visitor', 'Member', 'Inactive'])[1 + n % 4], timestamptz '2026-01-01' + make_interval(secs => n % 17)
       from generate_series(1, $2::int) n`,
      [church.churchId, PEOPLE_COUNT - 1],
    );
  });

  const readAllPages = async (query: Record<string, string>, toward: "next" | "previous", start?: string) => {
    const pages: string[][] = [];
    let cursor: string | null | undefined = start;
    let last = "";
    do {
      const { status, body } = await list({ ...query, ...(cursor && { cursor }) }, token);
      expect(status).toBe(200);
      pages.push(body.people.map(({ id }) => id));
      last = (toward === "next" ? body.previous : body.next) ?? "";
      cursor = body[toward];
    } while (cursor);
    return { ids: (toward === "next" ? pages : pages.toReversed()).flat(), last };
  };

  test("S7.03 paging forward returns each person once in every sort order, and paging back returns the same order", async () => {
    for (const sort of PEOPLE_SORTS)
      for (const direction of ["asc", "desc"]) {
        const query = { sort, direction, limit: "87" };
        const forward = await readAllPages(query, "next");
        expect(new Set(forward.ids).size).toBe(PEOPLE_COUNT);
        expect(forward.ids).toHaveLength(PEOPLE_COUNT);
        const back = await readAllPages(query, "previous", forward.last);
        const { body: lastPage } = await list({ ...query, cursor: forward.last }, token);
        // Paging backward starts before the last page, so it returns everyone except the people of that page.
        expect(back.ids).toEqual(forward.ids.slice(0, back.ids.length));
        expect(back.ids.slice(-lastPage.people.length)).toEqual(lastPage.people.map(({ id }) => id));
        expect(PEOPLE_COUNT - back.ids.length).toBeLessThanOrEqual(87);
      }
  });

  test("S7.03 the pages contain each matching person once, for any size, filter and sort", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          sort: fc.constantFrom(...PEOPLE_SORTS),
          direction: fc.constantFrom("asc", "desc"),
          limit: fc.integer({ min: 20, max: 200 }).map(String),
          search: fc.constantFrom("", "f1", "last1", "m", "x.org", "last2 f3"),
        }),
        async ({ search, ...rest }) => {
          const query = { ...rest, ...(search && { search }) };
          const { ids } = await readAllPages(query, "next");
          const { body } = await list(query, token);
          expect(ids).toHaveLength(body.total);
          expect(new Set(ids).size).toBe(ids.length);
          const reversed = { ...query, direction: query.direction === "asc" ? "desc" : "asc" };
          expect((await readAllPages(reversed, "next")).ids).toEqual(ids.toReversed());
        },
      ),
      { numRuns: 12, seed: 7 },
    );
  });

  test("S7.03 a page has at most 200 people, and 50 by default", async () => {
    expect((await list({ limit: "100000" }, token)).body.people).toHaveLength(200);
    expect((await list({}, token)).body.people).toHaveLength(50);
    expect((await list({ limit: "0" }, token)).body.people).toHaveLength(1);
  });

  test("S7.03 adding or archiving people between two requests does not shift the other pages", async () => {
    const query = { limit: "90" };
    const everyone = (await readAllPages(query, "next")).ids;
    const first = await list(query, token);
    const seen = first.body.people.map(({ id }) => id);
    expect(seen).toEqual(everyone.slice(0, 90));
    const { pool } = given.server.database;
    await pool.query("update people set archived_at = now() where id = any($1)", [seen.slice(3, 6)]);
    for (const firstName of ["A", "B", "C", "D"])
      await church.person({ firstName, lastName: "Aaron", account: false, email: "" });
    const { personId: late } = await church.person({ lastName: "Zebedee", account: false, email: "" });
    const rest = (await readAllPages(query, "next", first.body.next ?? "")).ids;
    expect(rest).toEqual([...everyone.slice(90), late]);
    await pool.query("update people set archived_at = null where id = any($1)", [seen]);
    const second = await list({ ...query, cursor: first.body.next ?? "" }, token);
    const again = await list({ ...query, cursor: second.body.previous ?? "" }, token);
    expect(again.body.people.map(({ id }) => id)).toEqual(seen);
  });

  test("S7.03 the next page works for the longest names and searches", async () => {
    const church = await createTestChurch(given.server, "Long");
    const caller = await church.person({ permissions: [can.viewPeople], lastName: "Caller" });
    for (const firstName of ["一".repeat(20), "二".repeat(20)])
      await church.person({ firstName, lastName: "長".repeat(50), account: false, email: "" });
    const query = { search: `${"長".repeat(50)} `.repeat(3), limit: "1", sort: "membershipStatus" };
    const first = await list(query, caller.token);
    const second = await list({ ...query, cursor: first.body.next ?? "" }, caller.token);
    expect(first.body.total).toBe(2);
    expect(second.body.people).toHaveLength(1);
    expect(second.body.people).not.toEqual(first.body.people);
  });

  test("S7.03 an invalid cursor, or a cursor of another list, is refused with cursor-invalid", async () => {
    const { next } = (await list({}, token)).body;
    const cursor = next ?? "";
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const name = JSON.stringify(["name", "asc", "", "", false]);
    for (const query of [
      { cursor, sort: "email" },
      { cursor, direction: "desc" },
      { cursor, search: "x" },
      { cursor, archived: "true" },
      { cursor: "garbage" },
      { cursor: "" },
      { cursor: made(null) },
      { cursor: made(["next", 3, name]) },
      { cursor: made(["next", 3, name, 7, "x"]) },
      { cursor: made(["next", 3, name, "a", "b", "c"]) },
      { cursor: made(["next", 3, name, "a\0", "b"]) },
      { cursor: made(["sideways", 3, name, "a", "b"]) },
      { sort: "added", cursor: made(["next", 3, JSON.stringify(["added", "asc", "", "", false]), "someday", "b"]) },
    ]) {
      const { status, body } = await list(query, token);
      expect({ query, status }).toEqual({ query, status: 400 });
      expect(body).toMatchObject({ code: "cursor-invalid" });
    }
  });
});

test("S7.03 bad filters are refused", async () => {
  for (const query of [
    { sort: "shoeSize" },
    { direction: "sideways" },
    { status: "King" },
    { archived: "maybe" },
    { limit: "-1" },
    { limit: "ten" },
    { search: "x".repeat(201) },
    { cursor: "x".repeat(5001) },
  ])
    expect((await list(query)).body).toMatchObject({ code: "invalid-request" });
  expect((await list({ search: "a\0b" })).body).toMatchObject({ code: "malformed" });
});

test("S7.03 a list of 50 people with photos is smaller than 100 KB", async () => {
  const church = await createTestChurch(given.server, "Pictures");
  const { token } = await church.person({ permissions: [can.viewPeople] });
  const jpeg = (bytes: number) => `data:image/jpeg;base64,${Buffer.alloc(bytes, "ÿØÿ", "latin1").toString("base64")}`;
  await given.server.database.pool.query(
    "insert into people (church_id, id, first_name, photo) select $1, 'b' || n, 'Big', $2 from generate_series(1, 24) n",
    [church.churchId, jpeg(150_000)],
  );
  await given.server.database.pool.query(
    "insert into people (church_id, id, first_name, photo) select $1, 's' || n, 'Small', $2 from generate_series(1, 25) n",
    [church.churchId, jpeg(850)],
  );
  const { body, raw } = await list({}, token);
  expect(body.people).toHaveLength(50);
  expect(raw.body.length).toBeLessThan(100_000);
  expect(body.people.find(({ name }) => name.first === "Small")?.photo).toBe(jpeg(850));
  const big = body.people.find(({ name }) => name.first === "Big");
  expect(big?.photo).toMatch(new RegExp(`^/content/people/${church.churchId}/${big?.id}\\?v=[0-9a-f]{32}$`));
});
