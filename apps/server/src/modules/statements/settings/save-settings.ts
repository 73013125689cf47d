import type { CallAnswer, saveStatementSettings as call, StatementSettings } from "@offertory/contract";
import { DEFAULT_LANGUAGE, languageOfTag } from "@offertory/i18n";
import { setLegalIdentity } from "../../churches/index.ts";
import type { ChangedBy } from "../../../platform/identity/security-change.ts";
import { inTransaction, type Statements } from "../statements.ts";
import { readSettings } from "./read-settings.ts";

/** Saves the wording, and the legal name and tax id, which are settings of the church as a whole. */
export async function saveSettings(
  context: Pick<Statements, "connection" | "people" | "statements" | "translatorFor">,
  { legalName, taxId, language, wording }: StatementSettings,
  by: ChangedBy,
): Promise<CallAnswer<typeof call>> {
  const { churchId } = by;
  const own: Record<string, string> = {};
  for (const [tag, text] of Object.entries(wording)) {
    const code = languageOfTag(tag);
    if (code && text.trim()) own[code] = text.trim();
  }
  await inTransaction(context, async ({ statements }, tx) => {
    await context.people.roles.recordSecurityChange(tx, by, { kind: "statementSettings" });
    await setLegalIdentity(tx, churchId, { legalName, taxId });
    await statements.saveSettings(churchId, languageOfTag(language) ?? DEFAULT_LANGUAGE, own);
  });
  return readSettings(context, churchId);
}
