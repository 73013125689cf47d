import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A church is changed by its own staff only",
    file: "./change-church.ts",
    find: "churchId === caller.churchId ?",
    replace: "churchId ?",
    test: "../churches.test.ts",
    title: "staff with the permission change their own church, and no other",
  },
  {
    guard: "Only who may edit settings sees what staff see of a church",
    file: "./church.routes.ts",
    find: "serve(app, calls.readChurchDetails, {\n    allow: allowedTo(can.editSettings),",
    replace: "serve(app, calls.readChurchDetails, {\n    allow: churches.guards.member,",
    test: "../settings/guarded-settings.test.ts",
    title: "S6.01 only who may edit settings sees and saves them",
  },
  {
    guard: "Only who may edit settings changes the church",
    file: "./church.routes.ts",
    find: "serve(app, calls.changeChurch, {\n    allow: allowedTo(can.editSettings),",
    replace: "serve(app, calls.changeChurch, {\n    allow: churches.guards.member,",
    test: "../settings/guarded-settings.test.ts",
    title: "S6.01 only who may edit settings sees and saves them",
  },
  {
    guard: "Two churches do not share a subdomain, nor take one of ours",
    file: "./check-church.ts",
    find: "|| isReserved(subDomain)) throw",
    replace: ") throw",
    test: "../churches.test.ts",
    title: "S5.04 what may not be blank stays filled, and a subdomain is one that can be used",
  },
  {
    guard: "Email safety: no link in a name: modules/churches/churches/make-church.ts",
    file: "./make-church.ts",
    find: "refuseLinkInName(draft.name);",
    replace: ";",
    test: "../../../platform/mail/church-emails.test.ts",
    title: "names of churches, roles and people that hold a web address are refused, wherever they are saved",
  },
  {
    guard: "Email safety: no link in a name: modules/churches/churches/change-church.ts",
    file: "./change-church.ts",
    find: "refuseLinkInName(change.name);",
    replace: ";",
    test: "../../../platform/mail/church-emails.test.ts",
    title: "names of churches, roles and people that hold a web address are refused, wherever they are saved",
  },
  {
    guard: "Email safety: administrators hear of a new web address",
    file: "./change-church.ts",
    find: 'changed.includes("subDomain")\n',
    replace: "false\n",
    test: "../../permissions/security-changes/security-changes.test.ts",
    title:
      "every change of keys, roles and settings is told to all administrators in one email: what, who, when and from where, without a secret",
  },
  {
    guard: "A church that closes is not found",
    file: "./church-store.ts",
    find: '.where(notClosing("churchCards.churchId"))',
    replace: "",
    test: "../closing/close-church.test.ts",
    title: "S2.09 a church that closes is there for nobody but its administrators",
  },
];
