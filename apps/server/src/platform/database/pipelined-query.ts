import pg from "pg";
import { prepareValue } from "pg/lib/utils.js";
import { readIsoTime } from "./read-time.ts";

export interface PreparedStatement {
  name: string;
  text: string;
  values: unknown[];
  /** Reads timestamps as ISO texts, as answers carry them, instead of `Date` objects. */
  timesAsTexts?: boolean;
}

/** One result column: its name in camelCase, and the function that parses its text. */
interface Column {
  name: string;
  read: (text: string) => unknown;
}

interface Described {
  fields: { name: string; dataTypeID: number }[];
}

// Fields of `pg` that its types omit: the named statements of a connection, by name.
declare module "pg" {
  interface Connection {
    readonly parsedStatements: Record<string, string>;
    readonly submittedNamedStatements: Record<string, string>;
  }
}

const described = new WeakMap<pg.Connection, Map<string, readonly Column[]>>();

/**
 * Runs a named statement with as few protocol messages as possible. The driver's own query asks for the result columns
 * each time and looks up their parsers, which for a few rows costs more than the rows. Here both happen once per
 * connection.
 */
export class PipelinedQuery<Row extends object> extends pg.Query {
  readonly #statement: PreparedStatement;
  readonly #resolve: (rows: Row[]) => void;
  readonly #reject: (error: unknown) => void;
  readonly #rows: Row[] = [];
  #known = new Map<string, readonly Column[]>();
  #columns: readonly Column[] = [];

  constructor(statement: PreparedStatement, resolve: (rows: Row[]) => void, reject: (error: unknown) => void) {
    super(statement.text);
    this.#statement = statement;
    this.#resolve = resolve;
    this.#reject = reject;
    // The driver reads this name to forget a statement that was refused.
    Object.assign(this, { name: statement.name });
  }

  override submit = (wire: pg.Connection): Error | null => {
    const { name, text, values } = this.#statement;
    const known = described.get(wire) ?? new Map<string, readonly Column[]>();
    described.set(wire, known);
    this.#known = known;
    const columns = known.get(name);
    const earlier = wire.parsedStatements[name] ?? wire.submittedNamedStatements[name];
    if (earlier === undefined) {
      wire.parse({ name, text, types: [] }, false);
      wire.submittedNamedStatements[name] = text;
    } else if (earlier !== text) return new Error(`Two statements are named ${name}.`);
    wire.bind({ statement: name, values: values.map((value) => prepareValue(value)) }, false);
    if (columns) this.#columns = columns;
    else wire.describe({ type: "P" }, false);
    wire.execute(null, false);
    wire.sync();
    return null;
  };

  handleRowDescription({ fields }: Described): void {
    const { name, timesAsTexts = false } = this.#statement;
    this.#columns = fields.map((field) => ({
      name: inCamelCase(field.name),
      read: timesAsTexts && field.dataTypeID === TIME ? readIsoTime : readerOf(field.dataTypeID),
    }));
    this.#known.set(name, this.#columns);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const columns = this.#columns;
    const row: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index += 1) {
      const column = columns[index];
      const text = fields[index];
      if (column) row[column.name] = text === null || text === undefined ? null : column.read(text);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever wrote the statement says what it answers
    this.#rows.push(row as Row);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#resolve(this.#rows);
  }

  handleError(error: unknown): void {
    this.#reject(error);
  }
}

const asIs = (text: string): string => text;

/** Type ids (OIDs) of result columns. */
const TIME: number = pg.types.builtins.TIMESTAMPTZ;
const LEFT_AS_TEXT = new Set<number>([pg.types.builtins.TEXT, pg.types.builtins.INT8]);

/** Returns the parser of a column type. Texts and int8 stay texts; skipping the driver's parser for them saves time. */
const readerOf = (type: number): Column["read"] =>
  LEFT_AS_TEXT.has(type) ? asIs : pg.types.getTypeParser(type, "text");

/** Converts a column name to camelCase: first_name to firstName. */
const inCamelCase = (column: string): string =>
  column.replaceAll(/_([a-z0-9])/g, (_, next: string) => next.toUpperCase());
