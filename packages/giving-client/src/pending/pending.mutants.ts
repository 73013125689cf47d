import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A gift that another tab made meanwhile is not made again",
    file: "./sent-gifts.ts",
    find: "return gift.at > since && now() - gift.at < DUPLICATE_WINDOW_MS;",
    replace: "return false;",
    test: "./sent-gifts.test.tsx",
    title: "the same gift from a second tab is the same gift",
  },
  {
    guard: "A request that never arrived does not arrive days later",
    file: "./sent-gifts.ts",
    find: "const PENDING_LIFETIME_MS = 15 * 60_000;",
    replace: "const PENDING_LIFETIME_MS = 15 * 86_400_000;",
    test: "./sent-gifts.test.tsx",
    title: "after a quarter of an hour it is not sent again by itself",
  },
  {
    guard: "A gift is written down in the browser before it is sent",
    file: "./sent-gifts.ts",
    find: "keep([...others(key), gift]);\n      return gift;",
    replace: "return gift;",
    test: "./sent-gifts.test.tsx",
    title: "a gift under way is found again after a refresh and in another tab",
  },
  {
    guard: "A visitor's gift that another tab has made is not made again, whatever the card",
    file: "./sent-gifts.ts",
    find: 'const paymentSource = isGuest ? (person?.email ?? "") : customerId',
    replace: "const paymentSource = customerId",
    test: "./sent-gifts.test.tsx",
    title:
      "a visitor's gift from a second tab is the same gift, whatever card it is paid with, unless another email gives it",
  },
  {
    guard: "Of a visitor's gift that has ended nothing stays in words",
    file: "./sent-gifts.ts",
    find: "withoutDetails(ended)] : others",
    replace: "ended] : others",
    test: "./sent-gifts.test.tsx",
    title: "of a visitor's gift that has ended nothing stays in words, and one that was refused is tried anew",
  },
];
