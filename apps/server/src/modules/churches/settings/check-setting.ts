import { CHURCH_SETTING_KEYS, CHURCH_SETTINGS, PICTURE_SETTINGS, type ChurchSettingKey } from "@offertory/contract";
import { SettingInvalid, SettingUnknown } from "../churches-errors.ts";
import { readPicture } from "../../../platform/pictures/read-picture.ts";

const isPicture = (key: ChurchSettingKey): boolean => PICTURE_SETTINGS.some((picture) => picture === key);

/** The setting of this name, once its value fits. */
export function checkSetting(keyName: string, value: string): ChurchSettingKey {
  const key = CHURCH_SETTING_KEYS.find((known) => known === keyName);
  if (!key) throw new SettingUnknown();
  if (value && !fits(key, value)) throw new SettingInvalid(keyName);
  return key;
}

function fits(key: ChurchSettingKey, value: string): boolean {
  if (value.length > CHURCH_SETTINGS[key].longest) return false;
  if (isPicture(key)) return readPicture(value) !== null;
  if (key === "brandColour") return /^#[0-9a-f]{6}$/i.test(value);
  if (key === "relaxedEmail" || key === "confirmNewcomers") return value === "true" || value === "false";
  return true;
}
