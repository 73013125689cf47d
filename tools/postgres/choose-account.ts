import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";
import { copyBinaries } from "./copy-binaries.ts";
import type { Binaries } from "./find-binaries.ts";
import { Refusal } from "./refusal.ts";

/** How a PostgreSQL program is started: a command prefix, ids for spawn, and the owner of its files. */
export type Account = { before: string[]; ids: { uid?: number; gid?: number }; owner?: { uid: number; gid: number } };

type Way = { account: Account; binaries: () => Binaries };

const nobodyId = process.platform === "darwin" ? 4294967294 : 65534;
const nobody = { uid: nobodyId, gid: nobodyId };

/**
 * PostgreSQL refuses to run as root. The alternatives, least intrusive first: the account nobody; the owner of the
 * parent folder, when root works in a user's folder; where root's own folder is closed, a user namespace; where that is
 * forbidden, as in many containers, nobody with the capability to enter closed folders. PostgreSQL looks for its own
 * programs by a check that ignores this capability, so the last alternative needs a copy of them in an accessible
 * folder.
 */
function waysForRoot(binaries: Binaries, folder: string): Way[] {
  const { uid, gid } = statSync(dirname(folder));
  const asIs = () => binaries;
  const pass = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  const setpriv = ["setpriv", `--reuid=${nobodyId}`, `--regid=${nobodyId}`, "--clear-groups", ...pass];
  return [
    { account: { before: [], ids: nobody, owner: nobody }, binaries: asIs },
    ...(uid === 0 ? [] : [{ account: { before: [], ids: { uid, gid }, owner: { uid, gid } }, binaries: asIs }]),
    { account: { before: ["unshare", "--user"], ids: {}, owner: { uid: 0, gid: 0 } }, binaries: asIs },
    { account: { before: setpriv, ids: {}, owner: nobody }, binaries: () => copyBinaries(binaries) },
  ];
}

/** Returns the account that can run the programs and access the folder, and the programs that it runs. */
export function chooseAccount(binaries: Binaries, folder: string): { account: Account; binaries: Binaries } {
  if (process.getuid?.() !== 0) return { account: { before: [], ids: {} }, binaries };
  const way = waysForRoot(binaries, folder).find(({ account }) => canReach(account, binaries, folder));
  if (way) return { account: way.account, binaries: way.binaries() };
  throw new Refusal(
    `PostgreSQL does not run as root, and no other account may enter ${folder}: start as an ordinary user, or set OFFERTORY_DATA to a folder that others may pass (chmod o+x).`,
  );
}

function canReach(account: Account, binaries: Binaries, folder: string): boolean {
  const question = 'test -x "$0" && test -r "$1/share/postgresql/postgres.bki" && test -x "$2"';
  const [program, ...args] = inAccount(account, [
    "/bin/sh",
    "-c",
    question,
    binaries.postgres,
    binaries.folder,
    folder,
  ]);
  return spawnSync(program, args, { ...account.ids, cwd: "/", stdio: "ignore" }).status === 0;
}

export function inAccount(account: Account, command: [string, ...string[]]): [string, ...string[]] {
  const [first, ...rest] = [...account.before, ...command];
  return [first ?? command[0], ...rest];
}
