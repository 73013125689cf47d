import type { Compilable } from "kysely";
import type { PipelinedReads } from "./pipelined-reads.ts";

/** A row as it comes from JSON: timestamps are texts. */
export type JsonRow<Row> = {
  [Column in keyof Row]: Row[Column] extends Date | null ? string | Exclude<Row[Column], Date> : Row[Column];
};

export type PrepareQuery = ReturnType<typeof openPreparedQueries>;

interface Prepared<Row> {
  name: string;
  /** The selected columns, as the query names them: `firstName`, or `person.firstName`. */
  columns: readonly string[];
  build: (one: string, other: string) => Compilable<Row>;
}

/** Placeholders of the two values. No text of ours contains the NUL character. */
const ONE = "\0one";
const OTHER = "\0other";

/**
 * Prepares a query that nearly every call makes. It is built once and planned once per connection, and its row arrives
 * as one JSON text, because parsing thirty columns costs the driver twice as much as the rest of the query.
 */
export const openPreparedQueries =
  (reads: PipelinedReads) =>
  <Row>({ name, columns, build }: Prepared<Row>) => {
    const { sql, parameters } = build(ONE, OTHER).compile();
    const fields = columns
      .map((column) => column.slice(column.indexOf(".") + 1))
      .map((field) => `'${field}', asked.${inSnakeCase(field)}`);
    const text = `select json_build_object(${fields.join(", ")}) as row from (${sql}) as asked`;

    return async (one: string, other: string): Promise<JsonRow<Row> | undefined> => {
      const values = parameters.map((parameter) => (parameter === ONE ? one : parameter === OTHER ? other : parameter));
      return (await reads.ask<{ row: JsonRow<Row> }>({ name, text, values }))?.row;
    };
  };

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
