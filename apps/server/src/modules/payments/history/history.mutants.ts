import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A donor's giving history is shown only to that donor",
    file: "./history-store.ts",
    find: '      .where("d.personId", "=", personId)\n      .orderBy("d.donatedAt", "desc")\n',
    replace: '      .orderBy("d.donatedAt", "desc")\n',
    test: "./list-my-gifts.test.ts",
    title: "the list contains only the caller's own gifts, whatever their permissions, and requires a token",
  },
  {
    guard: "A pending gift is listed only in its donor's own history",
    file: "./history-store.ts",
    find: '      .where("i.personId", "=", personId)\n',
    replace: "",
    test: "./list-my-gifts.test.ts",
    title: "a bank debit is listed in the donor's own history as pending and, once settled, as succeeded",
  },
  {
    guard: "A pending bank debit is listed in the donor's history",
    file: "./list-my-gifts.ts",
    find: "[...pending, ...given]",
    replace: "[...pending.slice(0, 0), ...given]",
    test: "./list-my-gifts.test.ts",
    title: "a bank debit is listed in the donor's own history as pending and, once settled, as succeeded",
  },
];
