import type { Connection } from "../../platform/database/connection.ts";
import type { PrepareRows } from "../../platform/database/prepare-rows.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Publish } from "../../platform/jobs/events.ts";
import type { EmailQueue } from "../../platform/mail/email-queue.ts";
import type { TranslatorFor } from "../../platform/mail/translator.ts";
import type { Roles } from "../../platform/identity/roles.ts";
import { churchStore } from "./churches/church-store.ts";
import type { ChurchesTables } from "./churches-tables.ts";
import { settingStore } from "./settings/setting-store.ts";

/** What `app.ts` passes in: platform services, settings, and functions of later modules. */
export interface ChurchesNeeds {
  guards: Guards;
  prepareRows: PrepareRows;
  roles: Roles;
  publish: Publish;
  emails: EmailQueue;
  translatorFor: TranslatorFor;
  appUrls: { portal: string };
  /** Whether the church has a payment without a final result. */
  isMoneyMoving: (churchId: string) => Promise<boolean>;
  newId: () => string;
  /** The origin under which the pictures of settings are served. */
  contentUrl: string;
}

export interface Churches extends ChurchesNeeds {
  connection: Connection;
  churches: ReturnType<typeof churchStore>;
  settings: ReturnType<typeof settingStore>;
}

export function openChurches(connection: Connection, needs: ChurchesNeeds): Churches {
  const db = connection.$extendTables<ChurchesTables>();
  return {
    ...needs,
    connection,
    churches: churchStore(db, needs.prepareRows),
    settings: settingStore(db, needs.prepareRows),
  };
}
