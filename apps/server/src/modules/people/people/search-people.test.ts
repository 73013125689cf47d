import { searchPeople } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCallers, type TestCallers } from "../testing/create-test-callers.ts";

let given: TestCallers;
beforeAll(async () => {
  given = await createTestCallers();
  const { church, elsewhere } = given;
  const add = (firstName: string, lastName: string, membershipStatus = "Visitor", email = "") =>
    church.person({ firstName, lastName, membershipStatus, account: false, email });
  await add("Rosa", "Parkinson", "Member");
  await add("Parker", "Adams", "Member");
  await add("Ann", "Spark", "Visitor", "ann@parkway.example");
  await add("Sofía", "Müller");
  await add("José+中", "Ñandú");
  await add("小明", "王", "Member");
  await add("Иван", "Петров");
  await add("Sam", "100%_sure");
  await elsewhere.person({ firstName: "Peter", lastName: "Parker", membershipStatus: "Member", account: false });
});
afterAll(() => given.server.close());

const search = async (term: string, token = given.viewer.token) => {
  const { status, body } = await given.server.call(searchPeople, { query: { term }, token });
  expect(status).toBe(200);
  return body.map(({ name }) => name.display);
};

test("S7.03 a search returns people with only their basic fields", async () => {
  const { body } = await given.server.call(searchPeople, { query: { term: "spark" }, token: given.viewer.token });
  expect(body).toEqual([
    {
      id: expect.any(String),
      name: { first: "Ann", last: "Spark", nick: "", display: "Ann Spark" },
      contactInfo: { email: "ann@parkway.example" },
      photo: "",
      photoUpdated: null,
      membershipStatus: "Visitor",
    },
  ]);
});

describe("search results", () => {
  test("S7.03 last names that begin with the term come first, then first names, then other matches", async () => {
    expect(await search("park")).toEqual(["Rosa Parkinson", "Parker Adams", "Ann Spark"]);
  });

  test("S7.03 a term of one or two characters matches only the beginning of names", async () => {
    expect(await search("p")).toEqual(["Rosa Parkinson", "Parker Adams"]);
    expect(await search("so")).toEqual(["Sofía Müller"]);
    expect(await search("ía")).toEqual([]);
  });

  test("S7.03 the words of a term match in any order, and all of them must match", async () => {
    expect(await search("adams parker")).toEqual(["Parker Adams"]);
    expect(await search("  parker   ad ")).toEqual(["Parker Adams"]);
    expect(await search("parker rosa")).toEqual([]);
    expect(await search("parker%20adams")).toEqual([]);
  });

  test("S7.03 character case and accents do not matter, in any script", async () => {
    expect(await search("sofia MULLER")).toEqual(["Sofía Müller"]);
    expect(await search("ñandu")).toEqual(["José+中 Ñandú"]);
    expect(await search("иван")).toEqual(["Иван Петров"]);
    expect(await search("ПЕТР")).toEqual(["Иван Петров"]);
    expect(await search("王")).toEqual(["小明 王"]);
    expect(await search("王小明")).toEqual(["小明 王"]);
  });

  test("S7.03 wildcards are matched literally", async () => {
    expect(await search("100%_")).toEqual(["Sam 100%_sure"]);
    expect(await search("%")).toEqual([]);
    expect(await search("___")).toEqual([]);
    expect(await search("\\")).toEqual([]);
    expect(await search("'; drop table people; --")).toEqual([]);
  });

  test("S5.06 a blank term finds nobody", async () => {
    expect(await search("")).toEqual([]);
    expect(await search("   ")).toEqual([]);
  });

  test("S7.03 a term in the legacy escape format is decoded", async () => {
    const { server, viewer } = given;
    const headers = { authorization: `Bearer ${viewer.token}` };
    for (const term of ["Jos%E9+%u4E2D", "jos%E9", "Jos%C3%A9%2B%E4%B8%AD"]) {
      const answer = await server.http.inject({ url: `/api/membership/people/search?term=${term}`, headers });
      expect(answer.json<{ name: { display: string } }[]>().map(({ name }) => name.display)).toEqual(["José+中 Ñandú"]);
    }
  });

  test("S7.03 at most 25 people are returned", async () => {
    const { server, church } = given;
    await server.database.pool.query(
      "insert into people (church_id, id, first_name, last_name) select $1, 'zz' || n, 'Zed' || n, 'Zimmer' from generate_series(1, 40) n",
      [church.churchId],
    );
    expect(await search("zimmer")).toHaveLength(25);
    expect(await search("z")).toHaveLength(25);
  });
});

describe("access to search results", () => {
  test("S6.01 a caller with permission to view members finds only members", async () => {
    expect(await search("park", given.member.token)).toEqual(["Rosa Parkinson", "Parker Adams"]);
    expect(await search("ivan", given.member.token)).toEqual([]);
  });

  test("S6.01 a caller without permission to view people finds only themselves", async () => {
    expect(await search("park", given.guest.token)).toEqual([]);
    expect(await search("gus", given.guest.token)).toEqual(["Gus Guest"]);
  });

  test("S6.02 people of another church are not found, and a token of another API is refused", async () => {
    expect(await search("park", given.stranger.token)).toEqual(["Peter Parker"]);
    for (const token of ["", given.viewer.tokenFor("messaging"), given.viewer.userToken]) {
      expect((await given.server.call(searchPeople, { query: { term: "park" }, token })).status).toBe(401);
    }
  });

  test("S7.03 archived, merged and erased people are not found", async () => {
    const { church, server } = given;
    for (const column of ["archived_at", "erased_at", "merged_into"]) {
      const { personId } = await church.person({ firstName: "Quincy", lastName: column, account: false });
      await server.database.pool.query(
        `update people set ${column} = ${column === "merged_into" ? "'someone'" : "now()"} where id = $1`,
        [personId],
      );
    }
    expect(await search("quincy")).toEqual([]);
  });
});

test("S7.03 a missing, over-long or unreadable term is refused", async () => {
  const { server, viewer } = given;
  for (const { code, query } of [
    { code: "invalid-request", query: {} },
    { code: "invalid-request", query: { term: "x".repeat(201) } },
    { code: "malformed", query: { term: "a\0b" } },
  ]) {
    const { status, body } = await server.call(searchPeople, { query, token: viewer.token });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code });
  }
});
