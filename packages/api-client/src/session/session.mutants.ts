import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A token that came in the address leaves it at once",
    file: "./take-arrival.ts",
    find: 'page.history.replaceState(page.history.state, "", `${url.pathname}${url.search}${url.hash}`);',
    replace: "",
    test: "./take-arrival.test.ts",
    title: "S2.06 a jwt leaves the address and the history, and all else stays",
  },
  {
    guard: "A tab stays in its church",
    file: "./open-session.ts",
    find: "tabChurch.read() ?? readCookies(cookies).lastChurchId",
    replace: "readCookies(cookies).lastChurchId",
    test: "./open-session.test.ts",
    title: "a tab that is loaded again stays in its church, though another tab has gone to another one",
  },
];
