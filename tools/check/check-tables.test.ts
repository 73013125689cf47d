import { expect, test } from "vitest";
import { checkTables } from "./check-tables.ts";
import { makeTree } from "./testing/make-tree.ts";

const modules = "apps/server/src/modules";
const migrations = {
  "apps/server/migrations/20260101000000-people-people.sql":
    "create table person (id uuid);\ncreate table person_note (id uuid);\ncreate view people_names as select id from person;",
  "apps/server/migrations/20260101000001-giving-gifts.sql": 'CREATE TABLE IF NOT EXISTS "gift" (id uuid);',
};

test("a module names its own tables and other modules' views", () => {
  const root = makeTree({
    ...migrations,
    [`${modules}/giving/gift-store.ts`]:
      'db.selectFrom("gift").innerJoin("peopleNames", "a", "b"); sql`select 1 from gift`;',
    [`${modules}/giving/gift.test.ts`]: 'db.selectFrom("person")',
  });
  expect(checkTables(root)).toEqual({ problems: [], note: "3 tables" });
});

test("a table of two words is found by the name that Kysely calls it", () => {
  const file = `${modules}/giving/gift-store.ts`;
  expect(checkTables(makeTree({ ...migrations, [file]: 'db.insertInto("personNote")' })).problems).toEqual([
    `${file} names the table person_note, which belongs to people`,
  ]);
});

test.each([
  'db.selectFrom("person as p")',
  "sql`select 1 from person`",
  "sql`update person set a = 1`",
  'db.deleteFrom("person")',
])("another module's table is found in: %s", (line) => {
  const file = `${modules}/giving/gift-store.ts`;
  expect(checkTables(makeTree({ ...migrations, [file]: line })).problems).toEqual([
    `${file} names the table person, which belongs to people`,
  ]);
});
