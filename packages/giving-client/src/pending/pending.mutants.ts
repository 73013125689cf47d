import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A gift that succeeded in another tab meanwhile is not sent again",
    file: "./sent-gifts.ts",
    find: "return gift.at > since && now() - gift.at < DUPLICATE_WINDOW_MS;",
    replace: "return false;",
    test: "./sent-gifts.test.tsx",
    title: "the same gift from a second tab has the same key, while it is in flight and after it succeeded",
  },
  {
    guard: "A gift whose request was lost is not sent again days later",
    file: "./sent-gifts.ts",
    find: "const PENDING_LIFETIME_MS = 15 * 60_000;",
    replace: "const PENDING_LIFETIME_MS = 15 * 86_400_000;",
    test: "./sent-gifts.test.tsx",
    title: "after 15 minutes a gift in flight is not sent again automatically, and is reported as lost once",
  },
  {
    guard: "A gift is stored in the browser before it is sent",
    file: "./sent-gifts.ts",
    find: "keep([...others(key), gift]);\n      return gift;",
    replace: "return gift;",
    test: "./sent-gifts.test.tsx",
    title: "a gift in flight is found after a reload and in another tab, but only by its own donor",
  },
  {
    guard: "A guest's gift from another tab is not sent again, even with another card",
    file: "./sent-gifts.ts",
    find: 'const paymentSource = isGuest ? (person?.email ?? "") : customerId',
    replace: "const paymentSource = customerId",
    test: "./sent-gifts.test.tsx",
    title: "a guest's gift from a second tab is the same gift with any card, but not with another email",
  },
  {
    guard: "No details of a guest's completed gift stay in the browser",
    file: "./sent-gifts.ts",
    find: "withoutDetails(ended)] : others",
    replace: "ended] : others",
    test: "./sent-gifts.test.tsx",
    title: "no details of a guest's completed gift are kept, and a refused gift gets a new key",
  },
];
