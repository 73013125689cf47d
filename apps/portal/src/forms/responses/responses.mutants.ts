import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A link to a response opens it",
    file: "./responses-page.tsx",
    find: "opened ?? (linked ? { id: linked, who: form.name } : null)",
    replace: "opened",
    test: "./responses-page.test.tsx",
    title: "a link to a response opens it, and closing it shows the list",
  },
];
