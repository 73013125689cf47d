import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A phone number that is half typed keeps its country",
    file: "./phone/phone-entry.ts",
    find: "return { country, text, value: joinPhone({ country, national }) || text.trim() };",
    replace: "return startPhoneEntry(joinPhone({ country, national }) || text.trim());",
    test: "./phone/phone-field.test.tsx",
    title: "a number typed key by key with its country keeps it, and shows it beside the rest",
  },
  {
    guard: "Two presses of Send are one message",
    file: "./message-field.tsx",
    find: "if (busy || isSending.current) return;",
    replace: "if (busy) return;",
    test: "./message-field.test.tsx",
    title: "S4.09 two presses at once send once",
  },
];
