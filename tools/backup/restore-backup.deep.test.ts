import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { withClient } from "../postgres/open-database.ts";
import { keepSecrets } from "../start/settings/keep-secrets.ts";
import { databaseUrl, dropDatabase, runOnServer } from "../test/test-server.ts";
import { openTestDatabase } from "../test/test-database.ts";
import { collectEntries } from "./collect-entries.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { fill, makeMigrations, migrateWith, putFile, takePicture } from "./stand-ins/drill.ts";
import { writeArchive } from "./write-archive.ts";

const passphrase = "correct horse battery staple";
const folder = mkdtempSync(join(tmpdir(), "offertory-backup-"));
const backupFile = join(folder, "church.backup");
const migrations = { older: makeMigrations(1), newer: makeMigrations(2) };
const databases: string[] = [];
let source: { url: string; dataFolder: string };
let original: Record<string, unknown>;

async function makeInstance(name: string, migrationsFolder?: string): Promise<{ url: string; dataFolder: string }> {
  const server = inject("testServer").url;
  const database = `t_${name}_${process.pid}`;
  await runOnServer(server, `create database "${database}"`);
  databases.push(database);
  const url = databaseUrl(server, database);
  if (migrationsFolder) await migrateWith(migrationsFolder, url);
  const dataFolder = join(folder, name);
  mkdirSync(dataFolder);
  return { url, dataFolder };
}

type Instance = { url: string; dataFolder: string };

const backUp = ({ url, dataFolder }: Instance, file: string) =>
  makeBackup({ file, passphrase, dataFolder, env: { DATABASE_URL: url } });

const restore = (
  { url, dataFolder }: Instance,
  more: { file?: string; passphrase?: string; replace?: boolean; migrationsFolder?: string } = {},
) => {
  const migrationsFolder = more.migrationsFolder ?? migrations.older;
  return restoreBackup({
    file: more.file ?? backupFile,
    passphrase: more.passphrase ?? passphrase,
    dataFolder,
    env: { DATABASE_URL: url },
    replace: more.replace ?? false,
    migrationsFolder,
    migrate: (url) => migrateWith(migrationsFolder, url),
  });
};

beforeAll(async () => {
  source = await makeInstance("source", migrations.older);
  putFile(source.dataFolder, "files/logos/a.png", Buffer.from([0, 255, 10, 13]));
  putFile(source.dataFolder, "files/empty", "");
  putFile(source.dataFolder, "sandbox/mail.json", "[]");
  keepSecrets(source.dataFolder, {});
  await withClient({ connectionString: source.url }, (client) => fill(client, 3000));
  original = await takePicture(source.url, source.dataFolder);
  await backUp(source, backupFile);
});

afterAll(async () => {
  for (const database of databases) await dropDatabase(inject("testServer").url, database);
  for (const one of [folder, migrations.older, migrations.newer]) rmSync(one, { recursive: true, force: true });
});

test("A restore into an empty database restores all rows, sequences, rules, files and secrets", async () => {
  const target = await makeInstance("empty");
  await restore(target);
  expect(await takePicture(target.url, target.dataFolder)).toEqual(original);
  await withClient({ connectionString: target.url }, async (client) => {
    const { rows } = await client.query<{ id: string }>("insert into people (church_id) values ('grace') returning id");
    expect(rows[0]?.id).toBe("3001");
  });
});

test("Files that are deleted or partly written during a backup are left out of it", async () => {
  const live = await makeInstance("live", migrations.older);
  const secrets = keepSecrets(live.dataFolder, {});
  for (const name of ["a.jpg", "b.jpg", ".writing-1"]) putFile(live.dataFolder, `files/grace/gallery/1/${name}`, name);
  const found: string[] = [];
  await withClient({ connectionString: live.url }, async (client) => {
    for await (const { head, body } of collectEntries({ client, dataFolder: live.dataFolder, secrets })) {
      if (head.kind === "file") {
        rmSync(join(live.dataFolder, "files/grace"), { recursive: true });
        let text = "";
        for await (const piece of body) text += piece.toString();
        found.push(`${head.path}: ${text}`);
      } else for await (const _ of body);
    }
  });
  expect(found).toEqual(["grace/gallery/1/a.jpg: a.jpg"]);
});

test("A backup file contains no plain text of the database", () => {
  const bytes = readFileSync(backupFile);
  expect(bytes.includes("Grace")).toBe(false);
  expect(bytes.includes("people")).toBe(false);
  expect(bytes.subarray(0, 18).toString()).toBe("offertory-backup 1");
});

test("A database with rows is replaced only with --replace", async () => {
  const target = await makeInstance("full", migrations.older);
  putFile(target.dataFolder, "files/former", "former");
  await withClient({ connectionString: target.url }, (client) => fill(client, 5));
  const before = await takePicture(target.url, target.dataFolder);
  await expect(restore(target)).rejects.toThrow(/^The database is not empty \(table .* has rows\): add --replace/);
  const { "secrets.json": _, ...unchanged } = await takePicture(target.url, target.dataFolder);
  expect(unchanged).toEqual({ ...before, "secrets.json": undefined });
  await restore(target, { replace: true });
  expect(await takePicture(target.url, target.dataFolder)).toEqual(original);
  expect(existsSync(join(target.dataFolder, "restore-staged"))).toBe(false);
});

test("A backup of an older version is migrated to this version", async () => {
  const target = await makeInstance("newer");
  await restore(target, { migrationsFolder: migrations.newer });
  await withClient({ connectionString: target.url }, async (client) => {
    const { rows } = await client.query("select count(*)::int as people, min(nick) as nick from people");
    expect(rows).toEqual([{ people: 3000, nick: "none" }]);
    const { rows: applied } = await client.query<{ name: string }>("select name from migrations order by name");
    expect(applied.map(({ name }) => name)).toEqual(["001-first.sql", "002-second.sql"]);
  });
});

test("A backup with a newer file format or newer migrations is refused", async () => {
  const newer = await makeInstance("future", migrations.newer);
  keepSecrets(newer.dataFolder, {});
  const file = join(folder, "newer.backup");
  await backUp(newer, file);
  const target = await makeInstance("past");
  await expect(restore(target, { file })).rejects.toThrow(
    /was made by a newer version of Offertory.*update the program/,
  );
  writeFileSync(file, readFileSync(backupFile, "latin1").replace("backup 1\n", "backup 2\n"), "latin1");
  await expect(restore(target, { file })).rejects.toThrow(
    /was made by a newer version of Offertory: update the program/,
  );
  expect(await takePicture(target.url, target.dataFolder)).toMatchObject({ sequences: [], rules: [] });
});

test("A wrong passphrase and a damaged, truncated, foreign or missing file are refused without changes", async () => {
  const target = await makeInstance("careful", migrations.older);
  const before = await takePicture(target.url, target.dataFolder);
  const bytes = readFileSync(backupFile);
  const file = join(folder, "damaged.backup");
  const refuses = async (content: Buffer, reason: RegExp) => {
    writeFileSync(file, content);
    await expect(restore(target, { file, replace: true })).rejects.toThrow(reason);
  };
  await expect(restore(target, { passphrase: "correct horse battery stapler", replace: true })).rejects.toThrow(
    /^The passphrase does not open /,
  );
  for (const at of [20, 60, 140, 400, Math.floor(bytes.length / 2), bytes.length - 1]) {
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at);
    await refuses(flipped, /damaged|does not open/);
  }
  for (const length of [0, 10, 140, 65_700, bytes.length - 1])
    await refuses(bytes.subarray(0, length), /damaged|not open/);
  await refuses(Buffer.concat([bytes, Buffer.from("x")]), /damaged/);
  await refuses(Buffer.from("PK something else"), /is not a backup of Offertory/);
  await expect(restore(target, { file: join(folder, "missing") })).rejects.toThrow(/is not there: name the file/);
  expect(await takePicture(target.url, target.dataFolder)).toEqual(before);
});

test("A restore that fails midway changes nothing", async () => {
  const broken = await makeInstance("broken", migrations.older);
  const file = join(folder, "broken.backup");
  await withClient({ connectionString: broken.url }, async (client) => {
    await fill(client, 10);
    // A row that violates the foreign key: the last step of the restore finds it.
    await client.query(
      "alter table people drop constraint people_church_id_fkey; update people set church_id = 'gone'",
    );
    const secrets = keepSecrets(broken.dataFolder, {});
    putFile(broken.dataFolder, "files/new", "new");
    await writeArchive(file, passphrase, collectEntries({ client, dataFolder: broken.dataFolder, secrets }));
  });
  const target = await makeInstance("steady", migrations.older);
  await withClient({ connectionString: target.url }, (client) => fill(client, 5));
  putFile(target.dataFolder, "files/former", "former");
  keepSecrets(target.dataFolder, {});
  const before = await takePicture(target.url, target.dataFolder);
  await expect(restore(target, { file, replace: true })).rejects.toThrow(/people_church_id_fkey/);
  expect(await takePicture(target.url, target.dataFolder)).toEqual(before);
});

test("A backup and restore of the product's own database keeps all rows, jobs included", async () => {
  const mine = await openTestDatabase();
  const instance = { url: mine.url, dataFolder: join(folder, "product") };
  mkdirSync(instance.dataFolder);
  keepSecrets(instance.dataFolder, {});
  await withClient({ connectionString: mine.url }, (client) =>
    client.query(
      "select graphile_worker.add_job('greet', '{\"to\": \"Ada\"}'); insert into rate_limits values ('k', 3, 9)",
    ),
  );
  const before = await takePicture(mine.url, instance.dataFolder);
  const file = join(folder, "product.backup");
  await backUp(instance, file);
  const other = await openTestDatabase();
  const target = { url: other.url, dataFolder: join(folder, "product-target") };
  await restoreBackup({
    file,
    passphrase,
    dataFolder: target.dataFolder,
    env: { DATABASE_URL: target.url },
    replace: false,
    migrationsFolder: join(import.meta.dirname, "../../apps/server/migrations"),
    migrate: async () => {},
  });
  const { '"graphile_worker"."migrations"': ours, ...after } = await takePicture(target.url, target.dataFolder);
  expect(ours).toHaveLength(String(before['"graphile_worker"."migrations"']).split("),(").length);
  expect({ ...after, '"graphile_worker"."migrations"': before['"graphile_worker"."migrations"'] }).toEqual(before);
  await mine.close();
  await other.close();
});

test("A backup never overwrites a file, and leaves nothing half-written behind", async () => {
  copyFileSync(backupFile, join(folder, "taken.backup"));
  await expect(backUp(source, join(folder, "taken.backup"))).rejects.toThrow(/is there already: choose another name/);
  await expect(backUp(source, join(folder, "no-such-folder/x.backup"))).rejects.toThrow(/does not exist: make it/);
  expect(readdirSync(folder).filter((name) => name.endsWith(".partial"))).toEqual([]);
});
