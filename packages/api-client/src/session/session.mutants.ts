import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A token in the URL is removed from it immediately",
    file: "./take-arrival.ts",
    find: 'page.history.replaceState(page.history.state, "", `${url.pathname}${url.search}${url.hash}`);',
    replace: "",
    test: "./take-arrival.test.ts",
    title: "S2.06 a jwt is removed from the URL and the history entry, and other parameters stay",
  },
  {
    guard: "A reloaded tab stays in its church",
    file: "./open-session.ts",
    find: "tabChurch.read() ?? readCookies(cookies).lastChurchId",
    replace: "readCookies(cookies).lastChurchId",
    test: "./open-session.test.ts",
    title: "a reloaded tab stays in its church even if another tab has switched churches",
  },
];
