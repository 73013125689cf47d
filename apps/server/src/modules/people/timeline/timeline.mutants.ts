import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

const EACH_KIND = "each kind of entry needs its own permission";
const OWN = "people see their own donations, responses, and days of serving, but not the notes on them";

export const mutants: Mutant[] = [
  {
    guard: "A timeline contains only the kinds of entries that the caller may see",
    file: "./read-timeline.ts",
    find: ".filter((source) => source.maySee(caller, id))",
    replace: ".filter((source) => source.kind !== undefined)",
    test: "./timeline.test.ts",
    title: EACH_KIND,
  },
  {
    guard: "The timeline of a person whom the caller may not see is not found",
    file: "./read-timeline.ts",
    find: "  await readPerson(people, id, caller);\n",
    replace: "",
    test: "./timeline.test.ts",
    title: "the timeline of a person whom the caller may not see is not found",
  },
  {
    guard: "Donations are in a timeline only for callers with permission to view donations",
    file: "../../donations/people/donation-timeline.ts",
    find: "personId === caller.personId || maySeeDonationsOfOthers(caller)",
    replace: "personId === caller.personId || caller.churchId !== ''",
    test: "./timeline.test.ts",
    title: EACH_KIND,
  },
  {
    guard: "Notes are in a timeline only for callers who may read them",
    file: "../../messaging/people/note-timeline.ts",
    find: "maySee: (caller) => may(caller, can.viewPeople) || may(caller, can.editPeople),",
    replace: "maySee: () => true,",
    test: "./timeline.test.ts",
    title: EACH_KIND,
  },
  {
    guard: "Notes are not in the timeline of the person whom they are about",
    file: "../../messaging/people/note-timeline.ts",
    find: "maySee: (caller) => may(caller, can.viewPeople) || may(caller, can.editPeople),",
    replace:
      "maySee: (caller, personId) => personId === caller.personId || may(caller, can.viewPeople) || may(caller, can.editPeople),",
    test: "./timeline.test.ts",
    title: OWN,
  },
  {
    guard: "Form responses are in a timeline only for callers who may view people",
    file: "../../forms/people/form-timeline.ts",
    find: "personId === caller.personId || seesPeople(caller)",
    replace: "personId === caller.personId || caller.churchId !== ''",
    test: "./timeline.test.ts",
    title: EACH_KIND,
  },
  {
    guard: "People do not see in their timeline what staff sent in about them",
    file: "../../forms/people/form-timeline.ts",
    find: "onlySent: !seesPeople(caller)",
    replace: "onlySent: false",
    test: "./timeline.test.ts",
    title: OWN,
  },
  {
    guard: "Days of serving are in a timeline only for callers who edit plans",
    file: "../../tasks/people/serving-timeline.ts",
    find: "personId === caller.personId || mayEditPlans(caller)",
    replace: "personId === caller.personId || caller.churchId !== ''",
    test: "./timeline.test.ts",
    title: EACH_KIND,
  },
];
