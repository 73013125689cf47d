import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../../tools/test/test-database.ts";
import { withClient } from "../../../../../../tools/postgres/open-database.ts";

const MIGRATION = new URL("../../../../migrations/20261125000000-forms-answers-in-submissions.sql", import.meta.url);

test("Answers from the old answers table are moved to their own submission and church", async () => {
  const database = await openTestDatabase();
  await withClient({ connectionString: database.url }, async (client) => {
    await client.query(`create schema before; set search_path = before;
      create table form_submissions (church_id text, id text);
      create table form_answers (church_id text, submission_id text, question_id text, value text, id text);
      insert into form_submissions values ('one', 'a'), ('one', 'b'), ('two', 'a');
      insert into form_answers values ('one', 'a', 'q1', 'He said "yes"', '1'), ('one', 'a', 'q2', '', '2'), ('two', 'a', 'q1', 'é', '3')`);
    await client.query(await readFile(MIGRATION, "utf8"));
    const { rows } = await client.query("select * from form_submissions order by church_id, id");
    expect(rows).toEqual([
      { church_id: "one", id: "a", answers: { q1: 'He said "yes"', q2: "" } },
      { church_id: "one", id: "b", answers: {} },
      { church_id: "two", id: "a", answers: { q1: "é" } },
    ]);
  });
  await database.close();
});
