import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Listing settings needs permission to edit settings",
    file: "./setting.routes.ts",
    find: "serve(app, listSettingsCall, {\n    allow: allowedTo(can.editSettings),",
    replace: "serve(app, listSettingsCall, {\n    allow: churches.guards.member,",
    test: "./guarded-settings.test.ts",
    title: "S6.01 only callers with permission to edit settings read and save settings",
  },
  {
    guard: "Saving settings needs permission to edit settings",
    file: "./setting.routes.ts",
    find: "serve(app, saveSettingsCall, {\n    allow: allowedTo(can.editSettings),",
    replace: "serve(app, saveSettingsCall, {\n    allow: churches.guards.member,",
    test: "./guarded-settings.test.ts",
    title: "S6.01 only callers with permission to edit settings read and save settings",
  },
  {
    guard: "Settings are listed only for the caller's own church",
    file: "./setting-store.ts",
    find: '.where("churchId", "=", churchId).orderBy("keyName")',
    replace: '.orderBy("keyName")',
    test: "./guarded-settings.test.ts",
    title: "S6.02 staff read and save only the settings of their own church",
  },
  {
    guard: "Settings are removed only from the caller's own church",
    file: "./save-settings.ts",
    find: '.where("churchId", "=", churchId).where("keyName", "=", key)',
    replace: '.where("keyName", "=", key)',
    test: "./guarded-settings.test.ts",
    title: "S6.02 staff read and save only the settings of their own church",
  },
  {
    guard: "A brand color must be a hexadecimal color",
    file: "./save-settings.ts",
    find: 'if (key === "brandColour") return /^#[0-9a-f]{6}$/i.test(value);',
    replace: "",
    test: "./guarded-settings.test.ts",
    title: "S3.06 a brand color has six hexadecimal digits, and any other value is refused",
  },
  {
    guard: "A website that may show the donation page is an origin",
    file: "./save-settings.ts",
    find: 'if (key === "embedOrigins") return areEmbedOrigins(value);',
    replace: "",
    test: "./guarded-settings.test.ts",
    title: "the websites that may show the donation page are origins, and nothing else gets into the security policy",
  },
  {
    guard: "Email safety: administrators are notified of changed settings",
    file: "./save-settings.ts",
    find: 'changed.includes("confirmNewcomers") ?',
    replace: "false ?",
    test: "../../permissions/security-changes/security-changes.test.ts",
    title:
      "administrators get one email about changed keys, roles and settings, with author, time and IP address but no secrets",
  },
  {
    guard: "The public settings of a closing church are not returned",
    file: "./setting-store.ts",
    find: '.where(notClosing("c.id"))',
    replace: "",
    test: "../closing/close-church.deep.test.ts",
    title: "S2.09 a closing church is visible only to its administrators, who can read and export but not change it",
  },
];
