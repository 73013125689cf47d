import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Notes on a donation are readable only with permission to view donations",
    file: "./noted-donations.ts",
    find: "mayRead: (caller) => may(caller, can.viewDonations)",
    replace: "mayRead: () => true",
    test: "../../messaging/conversations/notes.test.ts",
    title: "S6.02 notes on a donation need permission to view donations, and return 404 to others, even to its donor",
  },
];
