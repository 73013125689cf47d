import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import type { Account } from "./choose-account.ts";
import { codeOf, Refusal } from "./refusal.ts";

export const isWindows = process.platform === "win32";

/** Creates the data folder, which other users cannot read, and returns its real path. */
export function prepareDataFolder(folder: string): string {
  const isRoot = process.getuid?.() === 0;
  try {
    // Other users may enter root's folder but not list it: PostgreSQL runs there as another user.
    mkdirSync(folder, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
    const real = realpathSync(folder);
    mkdirSync(join(real, "logs"), { recursive: true, mode: 0o700 });
    return real;
  } catch (error) {
    throw explainFolder(folder, error);
  }
}

/** Turns the system's error about the data folder into a line for a person; returns any other error unchanged. */
export function explainFolder(folder: string, error: unknown): unknown {
  const code = codeOf(error) ?? "";
  const cause = Object.entries(causes).find(([codes]) => codes.split(" ").includes(code))?.[1];
  return cause ? new Refusal(`The data folder ${folder} ${cause}`) : error;
}

const causes: Record<string, string> = {
  "EACCES EPERM EROFS":
    "may not be written by this user: change its owner, or set OFFERTORY_DATA to a folder of your own.",
  "ENOSPC EDQUOT": "is on a full disk: free some space, or set OFFERTORY_DATA to a folder elsewhere.",
  "ENOTDIR EEXIST": "is not a folder: remove what is there, or set OFFERTORY_DATA to another place.",
};

/** Returns the socket's folder: in the data folder, or under /tmp when the path would be too long for a socket. */
function socketFolder(dataFolder: string): string {
  const own = join(dataFolder, "postgres-socket");
  const longest = 103 - "/.s.PGSQL.5432".length;
  const key = createHash("sha256").update(dataFolder).digest("hex").slice(0, 16);
  return Buffer.byteLength(own) <= longest ? own : `/tmp/offertory-${key}`;
}

/** Creates a folder for the socket that only the owner may enter. */
export function prepareSocketFolder(dataFolder: string, account: Account): string {
  const folder = socketFolder(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  // Root may take over a folder that it gave to another account; in the data folder nobody else can have created it.
  const isOurs =
    found.isDirectory() &&
    (folder.startsWith(dataFolder) || [account.owner?.uid, process.getuid?.()].includes(found.uid));
  if (!isOurs) throw new Refusal(`${folder} belongs to another user and PostgreSQL needs it: remove it.`);
  chmodSync(folder, 0o700);
  giveTo(folder, account);
  return folder;
}

export const removeSocketFolder = (dataFolder: string): void =>
  rmSync(socketFolder(dataFolder), { recursive: true, force: true });

/** Changes the owner of a folder and its content to the account that PostgreSQL runs in. */
export function giveTo(folder: string, { owner }: Account): void {
  const found = statSync(folder);
  if (!owner || (found.uid === owner.uid && found.gid === owner.gid)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    lchownSync(join(folder, name), owner.uid, owner.gid);
  }
  chownSync(folder, owner.uid, owner.gid);
}
