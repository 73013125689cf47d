import { spawnSync } from "node:child_process";
import type { Binaries } from "./find-binaries.ts";
import { Refusal } from "./refusal.ts";

/** How a PostgreSQL program is started: words put before the command, ids for spawn, and who owns its files. */
export type Account = { before: string[]; ids: { uid?: number; gid?: number }; owner?: { uid: number; gid: number } };

const nobodyId = process.platform === "darwin" ? 4294967294 : 65534;
const nobody = { uid: nobodyId, gid: nobodyId };

/**
 * PostgreSQL refuses to run as root. The ways out, gentlest first: the account nobody; where nobody may not pass the
 * folders, root without its name (a user namespace); where that is forbidden or the folders are another user's, nobody
 * with the right to pass closed folders.
 */
const waysForRoot: Account[] = [
  { before: [], ids: nobody, owner: nobody },
  { before: ["unshare", "--user"], ids: {}, owner: { uid: 0, gid: 0 } },
  {
    before: ["setpriv", `--reuid=${nobodyId}`, `--regid=${nobodyId}`, "--clear-groups"].concat(
      "--inh-caps=+dac_override",
      "--ambient-caps=+dac_override",
    ),
    ids: {},
    owner: nobody,
  },
];

/** The account that can run the programs and reach the folder. */
export function chooseAccount(binaries: Binaries, folder: string): Account {
  if (process.getuid?.() !== 0) return { before: [], ids: {} };
  const way = waysForRoot.find((account) => canReach(account, binaries, folder));
  if (way) return way;
  throw new Refusal(
    `PostgreSQL does not run as root, and no other account may enter ${folder}: start as an ordinary user, or set OFFERTORY_DATA to a folder that others may pass (chmod o+x).`,
  );
}

function canReach(account: Account, binaries: Binaries, folder: string): boolean {
  const question = 'test -x "$0" && test -r "$1/postgresql/postgres.bki" && test -x "$2"';
  const [program, ...words] = inAccount(account, [
    "/bin/sh",
    "-c",
    question,
    binaries.postgres,
    binaries.share,
    folder,
  ]);
  return spawnSync(program, words, { ...account.ids, cwd: "/", stdio: "ignore" }).status === 0;
}

export function inAccount(account: Account, command: [string, ...string[]]): [string, ...string[]] {
  const [first, ...rest] = [...account.before, ...command];
  return [first ?? command[0], ...rest];
}
