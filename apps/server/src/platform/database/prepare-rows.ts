import type { Compilable } from "kysely";
import type { PipelinedReads } from "./pipelined-reads.ts";
import type { JsonRow } from "./prepare-query.ts";
import { nameStatement } from "./statement-name.ts";

export type PrepareRows = ReturnType<typeof openPreparedRows>;
export type PrepareList = ReturnType<typeof openPreparedLists>;

type ParameterValue = string | number | boolean | Date | null | readonly string[];

/** Builds the query, with `mark(name)` in place of each value. */
type Build<Name extends string, Row> = (mark: (name: Name) => string) => Compilable<Row>;

/** Begins every placeholder. No text of ours contains the NUL character. */
const MARK = "\0";

/**
 * Prepares a read that many calls make. The query is built once, when the server starts, and planned once per
 * connection; each call only fills in the values. It runs on the pipelined connection, so it must be short and find its
 * rows by keys.
 */
export const openPreparedRows =
  (reads: PipelinedReads) =>
  <const Name extends string, Row extends object>(names: readonly Name[], build: Build<Name, Row>) => {
    const statementFor = prepare(names, build);
    return (given: Record<Name, ParameterValue>): Promise<Row[]> => reads.queryAll<Row>(statementFor(given));
  };

/** The same for lists that go into an answer: timestamps are ISO texts, as answers carry them. */
export const openPreparedLists =
  (reads: PipelinedReads) =>
  <const Name extends string, Row extends object>(names: readonly Name[], build: Build<Name, Row>) => {
    const statementFor = prepare(names, build);
    return (given: Record<Name, ParameterValue>): Promise<JsonRow<Row>[]> =>
      reads.queryAll<JsonRow<Row>>({ ...statementFor(given), timesAsTexts: true });
  };

function prepare<const Name extends string>(names: readonly Name[], build: Build<Name, unknown>) {
  const { sql: text, parameters } = build((name) => MARK + name).compile();
  const name = nameStatement(text);
  const placeholders = parameters.map((parameter) => names.find((each) => parameter === MARK + each));
  return (given: Record<Name, ParameterValue>) => ({
    name,
    text,
    values: parameters.map((parameter, index) => {
      const each = placeholders[index];
      return each === undefined ? parameter : given[each];
    }),
  });
}
