import { spawnSync } from "node:child_process";
import { inAccount, type Account } from "./choose-account.ts";
import { explainFailure } from "./explain-failure.ts";
import type { Binaries } from "./find-binaries.ts";

/** Sets a new password for PostgreSQL's administrator, for a data folder that lost its password file. */
export function resetPassword(binaries: Binaries, account: Account, cluster: string, password: string): void {
  const [program, ...args] = inAccount(account, [binaries.postgres, "--single", "-D", cluster, "postgres"]);
  const { status, stderr, stdout } = spawnSync(program, args, {
    ...account.ids,
    cwd: "/",
    env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
    input: `alter role postgres password '${password}'\n`,
    encoding: "utf8",
  });
  if (status !== 0) throw explainFailure("PostgreSQL did not take a new password", `${stdout}${stderr}`);
}
