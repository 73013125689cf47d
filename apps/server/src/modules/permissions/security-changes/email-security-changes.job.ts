import { chooseLanguage } from "@offertory/i18n";
import { z } from "zod";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Permissions } from "../permissions.ts";
import type { PermissionsTables } from "../permissions-tables.ts";
import { findRecipients, listAdministrators } from "./list-administrators.ts";
import { securityChangeEmail } from "./security-change-email.ts";

export const EMAIL_SECURITY_CHANGES = "permissions-email-security-changes";
const Payload = z.object({ churchId: z.string() });

/**
 * Emails the recorded changes to the present administrators and to those at the time of each change, each in their
 * language, including the one who made it.
 */
export async function emailSecurityChanges(permissions: Permissions, payload: unknown): Promise<void> {
  const { churchId } = Payload.parse(payload);
  await permissions.connection.transaction().execute(async (tx) => {
    const changes = await takeChanges(tx, churchId);
    if (changes.length === 0) return;
    const current = await listAdministrators(tx, churchId);
    const { name: church, timeZone } = await tx
      .$extendTables<PermissionsTables>()
      .selectFrom("churchCards")
      .select(["name", "timeZone"])
      .where("churchId", "=", churchId)
      .executeTakeFirstOrThrow();
    const recipientIds = [...new Set([...current, ...changes.flatMap(({ administrators }) => administrators)])];
    for (const recipient of await findRecipients(permissions, tx, churchId, recipientIds)) {
      const theirs = changes.filter(
        ({ administrators }) => administrators.includes(recipient.personId) || current.includes(recipient.personId),
      );
      const language = chooseLanguage([recipient.language]);
      const t = await permissions.translatorFor(language);
      const portal = permissions.appUrls.portal;
      const email = securityChangeEmail({
        t,
        language,
        to: recipient.email,
        church,
        timeZone,
        portal,
        changes: theirs,
      });
      await permissions.emails.post(tx, email);
    }
  });
}

/** Reads and deletes the changes in one statement, so that of two jobs at once only one emails them. */
async function takeChanges(tx: OpenTransaction, churchId: string) {
  const db = tx.$extendTables<PermissionsTables>();
  const taken = await db.deleteFrom("securityChanges").where("churchId", "=", churchId).returningAll().execute();
  const ids = taken.map(({ changedBy }) => changedBy);
  const people = await db
    .selectFrom("peopleNames")
    .select(["personId", "displayName", "email"])
    .where("churchId", "=", churchId)
    .where("personId", "in", ids.length > 0 ? ids : [""])
    .execute();
  const names = new Map(people.map(({ personId, displayName, email }) => [personId, `${displayName} (${email})`]));
  return taken
    .map((change) => ({ ...change, by: names.get(change.changedBy) ?? "?" }))
    .sort((one, other) => one.changedAt.getTime() - other.changedAt.getTime());
}
