import {
  areEmbedOrigins,
  CHURCH_SETTINGS,
  CHURCH_SETTING_KEYS,
  PICTURE_SETTINGS,
  type ChurchSettingKey,
} from "@offertory/contract";
import type { ChangedBy } from "../../../platform/identity/security-change.ts";
import type { Churches } from "../churches.ts";
import type { ChurchesTables } from "../churches-tables.ts";
import { SettingInvalid, SettingUnknown } from "../churches-errors.ts";
import { readPicture } from "../../../platform/pictures/read-picture.ts";

type SettingInput = { keyName: string; value: string };

export const listSettings = async ({ settings, contentUrl }: Churches, churchId: string) =>
  (await settings.list(churchId)).map(({ shown, value: _stored, ...setting }) => ({
    ...setting,
    value: shown.startsWith("/content/") ? contentUrl + shown : shown,
  }));

/**
 * Saves all sent settings in one transaction. An empty value removes a setting. A picture whose value is its own URL
 * stays unchanged.
 */
export async function saveSettings(churches: Churches, sent: readonly SettingInput[], by: ChangedBy) {
  const { churchId } = by;
  const changes = sent
    .map(({ keyName, value }) => ({ keyName, value: value.trim() }))
    .filter(({ value }) => !value.startsWith(`${churches.contentUrl}/content/churches/${churchId}/`))
    .map(({ keyName, value }) => ({ key: checkSetting(keyName, value), value }));

  await churches.connection.transaction().execute(async (tx) => {
    const before = new Map((await churches.settings.list(churchId)).map(({ keyName, value }) => [keyName, value]));
    const changed = changes.filter(({ key, value }) => (before.get(key) ?? "") !== value).map(({ key }) => key);
    await churches.roles.recordSecurityChange(
      tx,
      by,
      ...(changed.includes("confirmNewcomers") ? [{ kind: "newcomers" as const }] : []),
      ...(changed.some((key) => key !== "confirmNewcomers") ? [{ kind: "churchSettings" as const }] : []),
    );
    const db = tx.$extendTables<ChurchesTables>();
    for (const { key, value } of changes) {
      await (value
        ? db
            .insertInto("churchSettings")
            .values({ churchId, id: churches.newId(), keyName: key, value, public: CHURCH_SETTINGS[key].public })
            .onConflict((conflict) => conflict.columns(["churchId", "keyName"]).doUpdateSet({ value }))
            .execute()
        : db.deleteFrom("churchSettings").where("churchId", "=", churchId).where("keyName", "=", key).execute());
    }
  });
  return listSettings(churches, churchId);
}

const isPicture = (key: ChurchSettingKey): boolean => PICTURE_SETTINGS.some((picture) => picture === key);

/** Returns the key of a setting if it is known and its value is valid, and refuses it otherwise. */
function checkSetting(keyName: string, value: string): ChurchSettingKey {
  const key = CHURCH_SETTING_KEYS.find((known) => known === keyName);
  if (!key) throw new SettingUnknown();
  if (value && !isValid(key, value)) throw new SettingInvalid(keyName);
  return key;
}

function isValid(key: ChurchSettingKey, value: string): boolean {
  if (value.length > CHURCH_SETTINGS[key].longest) return false;
  if (isPicture(key)) return readPicture(value) !== null;
  if (key === "brandColour") return /^#[0-9a-f]{6}$/i.test(value);
  if (key === "embedOrigins") return areEmbedOrigins(value);
  if (key === "confirmNewcomers") return value === "true" || value === "false";
  return true;
}
