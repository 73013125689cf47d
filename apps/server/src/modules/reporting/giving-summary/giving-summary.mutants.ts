import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The giving of another person is summarized only with permission to view donations",
    file: "./giving-summary.routes.ts",
    find: "seeDonor(caller, params.personId)",
    replace: "seeDonor({ ...caller, personId: params.personId }, params.personId)",
    test: "./giving-summary.test.ts",
    title:
      "people read their own giving without a permission; that of others and of a household needs permission to view donations",
  },
  {
    guard: "The giving of a household is summarized only with permission to view donations",
    file: "./giving-summary.routes.ts",
    find: "allow: donationViewer(context.guards),",
    replace: "allow: context.guards.member,",
    test: "./giving-summary.test.ts",
    title:
      "people read their own giving without a permission; that of others and of a household needs permission to view donations",
  },
  {
    guard: "Only the donations of the caller's church are summed",
    file: "./giving-summary-store.ts",
    find: "where d.church_id = ${churchId} and d.person_id = any(${idsIn(churchId, donors)})",
    replace: "where d.person_id = any(${idsIn(churchId, donors)})",
    test: "./giving-summary.test.ts",
    title: "the giving of another church's people is not summed, and its households are not found",
  },
  {
    guard: "A household is found only in the caller's church",
    file: "./giving-summary-store.ts",
    find: '      .where("churchId", "=", churchId)\n      .where("householdId", "=", householdId)',
    replace: '      .where("householdId", "=", householdId)',
    test: "./giving-summary.test.ts",
    title: "the giving of another church's people is not summed, and its households are not found",
  },
  {
    guard: "A voided donation is not shown as the last donation",
    file: "./giving-summary-store.ts",
    find: '      .where("d.status", "<>", "voided")\n',
    replace: "",
    test: "./giving-summary.test.ts",
    title:
      "a person's giving is summed for this year, last year, and last year until the same day, without voided donations",
  },
];
