import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "People of another church are not merged",
    file: "../records/lock-person.ts",
    find: '.where("churchId", "=", churchId)',
    replace: "",
    test: "./merge-people.test.ts",
    title: "S6.02 people of another church cannot be merged into or out of this one",
  },
  {
    guard: "A caller cannot gain roles by merging people",
    file: "./merge-people.ts",
    find: "await refuseRoleEscalation(people, open, [keepId, dropId], caller);",
    replace: "",
    test: "./merge-people.test.ts",
    title: "S6.01 a caller who may edit people cannot merge an administrator with themselves or with another account",
  },
  {
    guard: "Only a caller with permission to edit people can merge them",
    file: "./people.routes.ts",
    find: "serve(app, mergePeopleCall, {\n    allow: allowedTo(can.editPeople),",
    replace: "serve(app, mergePeopleCall, {\n    allow: people.guards.member,",
    test: "./merge-people.test.ts",
    title: "S6.01 only a caller with permission to edit people can merge them",
  },
  {
    guard: "Only an administrator can request a merge of two people with accounts",
    file: "./merge-people.ts",
    find: "if (!isAdministrator(caller)) throw new NotAllowed();",
    replace: "",
    test: "../../donations/people/people-changes.test.ts",
    title: "a caller with permission to edit people cannot merge two people with accounts",
  },
  {
    guard: "Two people with accounts are merged only after the owner of the dropped account confirms",
    file: "./merge-people.ts",
    find: "if (!keep.hasAccount || !drop.hasAccount) {",
    replace: "if (keep.id) {",
    test: "../../donations/people/people-changes.test.ts",
    title:
      "an administrator's merge of two accounts needs the dropped person's confirmation and does not move saved cards",
  },
  {
    guard: "A caller who may edit people cannot move gifts to another account or email by a merge",
    file: "./merge-people.ts",
    find: "if (!isAdministrator(caller)) await refuseExposingPrivateData(people, keep, drop, caller);",
    replace: "",
    test: "../../donations/people/people-changes.test.ts",
    title:
      "a caller with permission to edit people cannot merge a donor without an account with a person of another email",
  },
  {
    guard: "A caller cannot give membership by a merge if members have more permissions than the caller",
    file: "./merge-people.ts",
    find: "if (!keepsMembership(keep, drop)) await people.roles.refuseChangingMembership(open, caller);",
    replace: "",
    test: "../../permissions/roles/guarded-roles.test.ts",
    title:
      "an editor with fewer permissions than members cannot give membership by a merge, a new email or a restored person",
  },
];
