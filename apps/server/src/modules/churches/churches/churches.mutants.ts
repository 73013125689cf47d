import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A church is changed by its own staff only",
    file: "./change-church.ts",
    find: "churchId === caller.churchId ?",
    replace: "churchId ?",
    test: "../churches.test.ts",
    title: "staff with permission to edit settings change their own church, and no other",
  },
  {
    guard: "Reading the details of a church needs permission to edit settings",
    file: "./church.routes.ts",
    find: "serve(app, calls.readChurchDetails, {\n    allow: allowedTo(can.editSettings),",
    replace: "serve(app, calls.readChurchDetails, {\n    allow: churches.guards.member,",
    test: "../settings/guarded-settings.test.ts",
    title: "S6.01 only callers with permission to edit settings read and save settings",
  },
  {
    guard: "Changing a church needs permission to edit settings",
    file: "./church.routes.ts",
    find: "serve(app, calls.changeChurch, {\n    allow: allowedTo(can.editSettings),",
    replace: "serve(app, calls.changeChurch, {\n    allow: churches.guards.member,",
    test: "../settings/guarded-settings.test.ts",
    title: "S6.01 only callers with permission to edit settings read and save settings",
  },
  {
    guard: "A church cannot use a reserved subdomain",
    file: "./check-church.ts",
    find: "|| isReserved(subDomain)) throw",
    replace: ") throw",
    test: "../churches.test.ts",
    title: "S5.04 blank required fields, an unknown time zone, and an invalid, reserved or used subdomain are refused",
  },
  {
    guard: "Email safety: a name that contains a link is refused: modules/churches/churches/make-church.ts",
    file: "./make-church.ts",
    find: "refuseLinkInName(draft.name);",
    replace: ";",
    test: "../../../platform/mail/church-emails.test.ts",
    title: "names of churches, roles and people that contain a web address are refused by every call that saves them",
  },
  {
    guard: "Email safety: a name that contains a link is refused: modules/churches/churches/change-church.ts",
    file: "./change-church.ts",
    find: "refuseLinkInName(change.name);",
    replace: ";",
    test: "../../../platform/mail/church-emails.test.ts",
    title: "names of churches, roles and people that contain a web address are refused by every call that saves them",
  },
  {
    guard: "Email safety: administrators are notified of a new subdomain",
    file: "./change-church.ts",
    find: 'changed.includes("subDomain")\n',
    replace: "false\n",
    test: "../../permissions/security-changes/security-changes.test.ts",
    title:
      "administrators get one email about changed keys, roles and settings, with author, time and IP address but no secrets",
  },
  {
    guard: "A closing church is not found",
    file: "./church-store.ts",
    find: '.where(notClosing("churchCards.churchId"))',
    replace: "",
    test: "../closing/close-church.test.ts",
    title: "S2.09 a closing church is visible only to its administrators, who can read and export but not change it",
  },
];
