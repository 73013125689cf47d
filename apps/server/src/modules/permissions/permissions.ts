import type { Connection } from "../../platform/database/connection.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Publish } from "../../platform/jobs/events.ts";
import type { TranslatorFor } from "../../platform/mail/translator.ts";
import type { EmailQueue } from "../../platform/mail/email-queue.ts";
import type { FindAccounts } from "../people/index.ts";
import type { PermissionsTables } from "./permissions-tables.ts";
import { roleStore } from "./roles/role-store.ts";

/** What `app.ts` passes in: platform services, settings, and functions of other modules. */
export interface PermissionsNeeds {
  guards: Guards;
  findAccounts: FindAccounts;
  publish: Publish;
  emails: EmailQueue;
  translatorFor: TranslatorFor;
  appUrls: { portal: string };
  now: () => Date;
  newId: () => string;
}

export interface Permissions extends PermissionsNeeds {
  connection: Connection;
  roles: ReturnType<typeof roleStore>;
}

export const openPermissions = (connection: Connection, needs: PermissionsNeeds): Permissions => ({
  ...needs,
  connection,
  roles: roleStore(connection.$extendTables<PermissionsTables>()),
});
