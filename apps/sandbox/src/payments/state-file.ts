import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, stat, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { PRIVATE_FILE, PRIVATE_FOLDER, syncFolder, UNFINISHED } from "../files/write-durably.ts";

/** A change to be written to disk: a row's new content, or its deletion when the content is missing. */
type Change = [table: string, id: string, row?: unknown];
type Rows = Map<string, unknown>;

export type Table<Row> = {
  get(id: string): Row | undefined;
  /** Also needed after a row was changed in place: otherwise the change is lost at the next start. */
  put(id: string, row: Row): Row;
  delete(id: string): void;
  /** Oldest first. */
  values(): Iterable<Row>;
  entries(): Iterable<[id: string, row: Row]>;
  size(): number;
};

export type StateFile = {
  /** Opens a table. If a row on disk does not pass the guard, the sandbox does not start. */
  table<Row>(name: string, isRow: (value: unknown) => value is Row): Table<Row>;
  /** The names of tables with rows, opened or not. */
  tableNames(): string[];
  /**
   * Resolves when every change so far is synced to disk. Changes made without an await between them are kept or lost
   * together.
   */
  saved(): Promise<void>;
  close(): Promise<void>;
};

const REWRITE_AT = 64 * 1024 * 1024;

/** Keeps state in memory, with a journal of one line per group of changes; the next start reads the journal. */
export async function openStateFile(path: string): Promise<StateFile> {
  await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
  const tables = await readJournal(path);
  let file = await rewrite(path, tables);
  let size = (await stat(path)).size;
  let rewriteAt = Math.max(REWRITE_AT, size * 3);
  const changed = new Map<string, { table: string; id: string }>();
  let current = Promise.resolve();
  let scheduled: Promise<void> | undefined;

  const rowsOf = (table: string): Rows => tables.get(table) ?? addTable(tables, table);

  async function flush(): Promise<void> {
    scheduled = undefined;
    const changes = [...changed.values()].map(({ table, id }): Change => {
      const rows = rowsOf(table);
      return rows.has(id) ? [table, id, rows.get(id)] : [table, id];
    });
    changed.clear();
    const line = Buffer.from(`${JSON.stringify(changes)}\n`);
    if (size + line.length > rewriteAt) {
      const old = file;
      file = await rewrite(path, tables);
      await old.close();
      size = (await stat(path)).size;
      rewriteAt = Math.max(REWRITE_AT, size * 3);
      return;
    }
    await writeWhole(file, line);
    await file.datasync();
    size += line.length;
  }

  function saved(): Promise<void> {
    if (changed.size === 0) return scheduled ?? current;
    // Changes that are made while a write is running are written together afterwards.
    scheduled ??= current.then(() => new Promise<void>((resolve) => setImmediate(resolve))).then(flush);
    current = scheduled;
    return scheduled;
  }

  function table<Row>(name: string, isRow: (value: unknown) => value is Row): Table<Row> {
    const rows = rowsOf(name);
    const typed = new Map<string, Row>();
    for (const [id, row] of rows) {
      if (!isRow(row)) throw new Error(`${path} holds a row in ${name} that cannot be read (${id})`);
      typed.set(id, row);
    }
    const note = (id: string) => changed.set(`${name}\n${id}`, { table: name, id });
    return {
      get: (id) => typed.get(id),
      put(id, row) {
        typed.set(id, row);
        rows.set(id, row);
        note(id);
        return row;
      },
      delete(id) {
        if (!typed.delete(id)) return;
        rows.delete(id);
        note(id);
      },
      values: () => typed.values(),
      entries: () => typed.entries(),
      size: () => typed.size,
    };
  }

  return {
    table,
    tableNames: () => [...tables].filter(([, rows]) => rows.size > 0).map(([name]) => name),
    saved,
    async close() {
      await saved();
      await file.close();
    },
  };
}

function addTable(tables: Map<string, Rows>, name: string): Rows {
  const rows: Rows = new Map();
  tables.set(name, rows);
  return rows;
}

/** A kill can leave only the last line half-written; no caller was told that its changes were saved. */
async function readJournal(path: string): Promise<Map<string, Rows>> {
  const tables = new Map<string, Rows>();
  const stream = createReadStream(path, "utf8");
  try {
    await once(stream, "ready");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return tables;
    throw error;
  }
  let torn = false;
  for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) {
    if (torn) throw new Error(`${path} is damaged`);
    const changes = readLine(line);
    if (!changes) torn = true;
    for (const [table, id, ...row] of changes ?? []) {
      const rows = tables.get(table) ?? addTable(tables, table);
      if (row.length === 0) rows.delete(id);
      else rows.set(id, row[0]);
    }
  }
  return tables;
}

function readLine(line: string): Change[] | undefined {
  try {
    const changes: unknown = JSON.parse(line);
    return Array.isArray(changes) && changes.every(isChange) ? changes : undefined;
  } catch {
    return undefined;
  }
}

function isChange(value: unknown): value is Change {
  return Array.isArray(value) && value.length >= 2 && typeof value[0] === "string" && typeof value[1] === "string";
}

/** Rewrites the journal with one line per row: shorter, and without a half-written last line. */
async function rewrite(path: string, tables: Map<string, Rows>): Promise<FileHandle> {
  const lines = [...tables].flatMap(([table, rows]) =>
    [...rows].map(([id, row]) => `${JSON.stringify([[table, id, row]])}\n`),
  );
  const file = await open(path + UNFINISHED, "w", PRIVATE_FILE);
  for (let start = 0; start < lines.length; start += 1000) {
    await writeWhole(file, Buffer.from(lines.slice(start, start + 1000).join("")));
  }
  await file.sync();
  await rename(path + UNFINISHED, path);
  await syncFolder(dirname(path));
  return file;
}

async function writeWhole(file: FileHandle, bytes: Buffer): Promise<void> {
  let written = 0;
  while (written < bytes.length) written += (await file.write(bytes, written)).bytesWritten;
}
