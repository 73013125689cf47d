import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "One's own giving history is nobody else's",
    file: "./history-store.ts",
    find: '      .where("d.personId", "=", personId)\n',
    replace: "",
    test: "./list-my-gifts.test.ts",
    title: "nobody sees another's gifts by this call",
  },
  {
    guard: "A pending gift is in its donor's own history only",
    file: "./history-store.ts",
    find: '      .where("i.personId", "=", personId)\n',
    replace: "",
    test: "./list-my-gifts.test.ts",
    title:
      "a bank debit is in the donor's own history from the first day, as pending, and once it has settled as given",
  },
  {
    guard: "A debit that is pending is in the history",
    file: "./list-my-gifts.ts",
    find: "[...pending, ...given]",
    replace: "[...pending.slice(0, 0), ...given]",
    test: "./list-my-gifts.test.ts",
    title:
      "a bank debit is in the donor's own history from the first day, as pending, and once it has settled as given",
  },
];
