import { expect, test } from "vitest";
import { checkTables } from "./check-tables.ts";
import { makeTree } from "./testing/make-tree.ts";

const modules = "apps/server/src/modules";
const migrations = {
  "apps/server/migrations/20260101000000-people-people.sql":
    "create table person (id uuid);\ncreate table person_note (id uuid);\ncreate view people_names as select id from person;",
  "apps/server/migrations/20260101000001-giving-gifts.sql": 'CREATE TABLE IF NOT EXISTS "gift" (id uuid);',
};

test("a module may use its own tables and views of other modules", () => {
  const root = makeTree({
    ...migrations,
    [`${modules}/giving/gift-store.ts`]:
      'db.selectFrom("gift").innerJoin("peopleNames", "a", "b"); sql`select 1 from gift`;',
    [`${modules}/giving/gift.test.ts`]: 'db.selectFrom("person")',
  });
  expect(checkTables(root)).toEqual({ problems: [], note: "4 tables and views" });
});

test("a table with two words in its name is found by its camel-case name", () => {
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

const problemsWith = (more: Record<string, string>) => checkTables(makeTree({ ...migrations, ...more })).problems;

test("a module may use a view of another module, but not of a later one", () => {
  const line = 'db.selectFrom("peopleNames")';
  expect(problemsWith({ [`${modules}/permissions/role-store.ts`]: line })).toEqual([]);
  const view = { "apps/server/migrations/20260101000002-lessons-views.sql": "create view shelf_names as select 1;" };
  const file = `${modules}/churches/church-store.ts`;
  expect(problemsWith({ ...view, [file]: 'db.selectFrom("shelfNames")' })).toEqual([
    `${file} names the view shelf_names, which belongs to lessons`,
  ]);
});

test("a view on a table of a later module is reported, unless its owner replaces it or it is dropped", () => {
  const foreign = {
    "apps/server/migrations/20260101000002-people-gifts.sql": "create view noted_gifts as select id from gift;",
  };
  expect(problemsWith(foreign)).toEqual([
    "the view noted_gifts of people reads what belongs to giving, which comes later",
  ]);
  const owned = "apps/server/migrations/20260101000003-giving-noted.sql";
  expect(problemsWith({ ...foreign, [owned]: "create or replace view noted_gifts as select id from gift;" })).toEqual(
    [],
  );
  expect(problemsWith({ ...foreign, [owned]: "drop view noted_gifts;" })).toEqual([]);
});

test("the giving modules share tables, in their module order", () => {
  const tables = {
    [`${modules}/payments/payments-tables.ts`]: "export type PaymentsTables = {\n  gift: { id: string };\n};",
  };
  const line = "sql`select 1 from gift`";
  expect(problemsWith({ ...tables, [`${modules}/refunds/refund-store.ts`]: line })).toEqual([]);
  expect(problemsWith({ ...tables, [`${modules}/funds/fund-store.ts`]: line })).toEqual([
    `${modules}/funds/fund-store.ts names the table gift, which belongs to payments`,
  ]);
});

test("a renamed table keeps its owner", () => {
  const renamed = {
    "apps/server/migrations/20260101000002-people-names.sql": "alter table person rename to human;",
  };
  const file = `${modules}/giving/gift-store.ts`;
  expect(problemsWith({ ...renamed, [file]: "sql`select 1 from human`" })).toEqual([
    `${file} names the table human, which belongs to people`,
  ]);
  expect(problemsWith({ ...renamed, [`${modules}/people/person-store.ts`]: "sql`select 1 from human`" })).toEqual([]);
});
