import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Only who may edit settings lists them",
    file: "./setting.routes.ts",
    find: "serve(app, listSettingsCall, {\n    allow: allowedTo(can.editSettings),",
    replace: "serve(app, listSettingsCall, {\n    allow: churches.guards.member,",
    test: "./guarded-settings.test.ts",
    title: "S6.01 only who may edit settings sees and saves them",
  },
  {
    guard: "Only who may edit settings saves them",
    file: "./setting.routes.ts",
    find: "serve(app, saveSettingsCall, {\n    allow: allowedTo(can.editSettings),",
    replace: "serve(app, saveSettingsCall, {\n    allow: churches.guards.member,",
    test: "./guarded-settings.test.ts",
    title: "S6.01 only who may edit settings sees and saves them",
  },
  {
    guard: "Settings are listed of one's own church only",
    file: "./setting-store.ts",
    find: '.where("churchId", "=", churchId).orderBy("keyName")',
    replace: '.orderBy("keyName")',
    test: "./guarded-settings.test.ts",
    title: "S6.02 settings are those of one's own church, and another's stay as they are",
  },
  {
    guard: "Settings are removed from one's own church only",
    file: "./save-settings.ts",
    find: '.where("churchId", "=", churchId).where("keyName", "=", key)',
    replace: '.where("keyName", "=", key)',
    test: "./guarded-settings.test.ts",
    title: "S6.02 settings are those of one's own church, and another's stay as they are",
  },
  {
    guard: "A colour is a colour",
    file: "./save-settings.ts",
    find: 'if (key === "brandColour") return /^#[0-9a-f]{6}$/i.test(value);',
    replace: "",
    test: "./guarded-settings.test.ts",
    title: "S3.06 a colour is six digits, so that nothing else comes into a page with it",
  },
  {
    guard: "Email safety: administrators hear of settings",
    file: "./save-settings.ts",
    find: 'changed.includes("confirmNewcomers") ?',
    replace: "false ?",
    test: "../../permissions/security-changes/security-changes.test.ts",
    title:
      "every change of keys, roles and settings is told to all administrators in one email: what, who, when and from where, without a secret",
  },
  {
    guard: "The public settings of a church that closes are not read",
    file: "./setting-store.ts",
    find: '.where(notClosing("c.id"))',
    replace: "",
    test: "../closing/close-church.test.ts",
    title: "S2.09 a church that closes is there for nobody but its administrators",
  },
];
