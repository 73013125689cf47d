import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The contact data of others in the caller's own household is hidden",
    file: "./read-household.ts",
    find: '{ ...member, birthDate: null, contactInfo: { email: "" } }',
    replace: "member",
    test: "./household.test.ts",
    title: "S6.01 a person without permissions gets only the names of the others in their own household",
  },
  {
    guard: "A household search finds only households of the caller's church",
    file: "./search-households.ts",
    find: '.where("churchId", "=", churchId);',
    replace: ";",
    test: "./household.test.ts",
    title: "S6.02 a household of another church is not found",
  },
  {
    guard: "A person cannot be added to a household of another church",
    file: "./lock-households.ts",
    find: "if (!found) throw new HouseholdNotFound();",
    replace: "",
    test: "./household.test.ts",
    title: "S6.02 a person cannot be added to a household of another church",
  },
  {
    guard: "Only a caller with permission to view people can search households",
    file: "./household.routes.ts",
    find: "serve(app, searchHouseholdsCall, {\n    allow: allowedTo(can.viewPeople, can.editPeople),",
    replace: "serve(app, searchHouseholdsCall, {\n    allow: people.guards.member,",
    test: "./household.test.ts",
    title: "households are found by name with their size, names that begin with the term first",
  },
  {
    guard: "Only a caller with permission to edit people can add a household",
    file: "./household.routes.ts",
    find: "serve(app, addHouseholdCall, {\n    allow: allowedTo(can.editPeople),",
    replace: "serve(app, addHouseholdCall, {\n    allow: people.guards.member,",
    test: "./household.test.ts",
    title: "S6.01 only a caller with permission to edit people can add or change households",
  },
  {
    guard: "Only a caller with permission to edit people can change a household",
    file: "./household.routes.ts",
    find: "serve(app, changeHouseholdCall, {\n    allow: allowedTo(can.editPeople),",
    replace: "serve(app, changeHouseholdCall, {\n    allow: people.guards.member,",
    test: "./household.test.ts",
    title: "S6.01 only a caller with permission to edit people can add or change households",
  },
  {
    guard: "A household shows only the names of people whom the caller may not view",
    file: "./read-household.ts",
    find: 'return isOwn ? { ...member, birthDate: null, contactInfo: { email: "" } } : [];',
    replace: "return isOwn ? member : [];",
    test: "../../home/enter-church.test.ts",
    title:
      "the home page returns the caller's household like the household endpoint, without emails the caller may not see",
  },
];
