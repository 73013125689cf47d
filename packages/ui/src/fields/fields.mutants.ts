import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A partly typed phone number keeps its country",
    file: "./phone/phone-entry.ts",
    find: "return { country, text, value: joinPhone({ country, national }) || text.trim() };",
    replace: "return startPhoneEntry(joinPhone({ country, national }) || text.trim());",
    test: "./phone/phone-field.test.tsx",
    title: "a number typed with its country code selects the country, and the code leaves the text on blur",
  },
  {
    guard: "Pressing Send twice sends one message",
    file: "./message-field.tsx",
    find: "if (busy || isSending.current) return;",
    replace: "if (busy) return;",
    test: "./message-field.test.tsx",
    title: "S4.09 pressing Send twice sends one message",
  },
];
