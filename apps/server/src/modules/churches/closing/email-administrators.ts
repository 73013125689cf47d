import { chooseLanguage } from "@offertory/i18n";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Churches } from "../churches.ts";
import type { ChurchesTables } from "../churches-tables.ts";
import { closingEmail, type ClosingStep } from "./closing-email.ts";

interface EventPayload {
  churchId: string;
  kind: ClosingStep;
  closesAt: Date;
  /** The administrator who closed or reopened the church. */
  by?: string;
}

/**
 * Emails every administrator of a church about a step of its closing, each in their language, including the one who did
 * it. The church's email limits do not apply.
 */
export async function emailAdministrators(
  { roles, translatorFor, emails, appUrls }: Pick<Churches, "roles" | "translatorFor" | "emails" | "appUrls">,
  tx: OpenTransaction,
  { churchId, kind, closesAt, by }: EventPayload,
): Promise<void> {
  const { name: church, timeZone } = await tx
    .$extendTables<ChurchesTables>()
    .selectFrom("churches")
    .select(["name", "timeZone"])
    .where("id", "=", churchId)
    .executeTakeFirstOrThrow();
  const administrators = await roles.findAdministrators(tx, churchId);
  const who = administrators.find(({ personId }) => personId === by)?.name ?? "";
  for (const { email: to, ...reader } of administrators) {
    const language = chooseLanguage([reader.language]);
    const t = await translatorFor(language);
    const parts = { t, language, to, church, kind, closesAt, timeZone, who, portal: appUrls.portal };
    await emails.post(tx, closingEmail(parts));
  }
}
