import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { ChangedBy, SecurityChange } from "../../../platform/identity/security-change.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Permissions } from "../permissions.ts";
import type { PermissionsTables } from "../permissions-tables.ts";
import { EMAIL_SECURITY_CHANGES } from "./email-security-changes.job.ts";
import { listAdministrators } from "./list-administrators.ts";

/** Changes within this time after the first are sent in one email. */
const DIGEST_DELAY_MS = 2 * 60_000;

/**
 * Records a change, so that the church's administrators are told by email. Call it in the transaction of the change and
 * before the change is written: then administrators who lose their role by it are told, too.
 */
export async function recordSecurityChange(
  { now, newId }: Pick<Permissions, "now" | "newId">,
  tx: OpenTransaction,
  { churchId, personId: changedBy, address }: ChangedBy,
  ...changes: readonly SecurityChange[]
): Promise<void> {
  if (changes.length === 0) return;
  const db = tx.$extendTables<PermissionsTables>();
  const changedAt = now();
  const administrators = await listAdministrators(tx, churchId);
  await db
    .insertInto("securityChanges")
    .values(
      changes.map(({ kind, names = {} }) => ({
        churchId,
        id: newId(),
        kind,
        names: JSON.stringify(names),
        changedBy,
        address,
        changedAt,
        administrators,
      })),
    )
    .execute();
  const { oldest } = await db
    .selectFrom("securityChanges")
    .select(({ fn }) => fn.min("changedAt").as("oldest"))
    .where("churchId", "=", churchId)
    .executeTakeFirstOrThrow();
  // Counted from the oldest change, so that further changes cannot delay the email.
  const runAt = new Date(new Date(oldest).getTime() + DIGEST_DELAY_MS);
  await addJob(tx, { name: EMAIL_SECURITY_CHANGES, payload: { churchId }, key: `security changes ${churchId}`, runAt });
}
