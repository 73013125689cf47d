import type { Twin } from "../twin.ts";

const RETURN = {
  file: "packages/features/src/sign-in/return-url.ts",
  test: "packages/features/src/sign-in/return-url.test.ts",
  title: "leads home",
};
const ARRIVAL = {
  file: "packages/api-client/src/session/take-arrival.ts",
  test: "packages/api-client/src/session/take-arrival.test.ts",
};

/** What pages hold themselves. */
export const BROWSER_TWINS: Twin[] = [
  {
    ...RETURN,
    guard: "After the sign-in nobody is led to another's site",
    find: 'url.origin) ? url.href : "/"',
    replace: "url.origin) ? url.href : url.href",
  },
  {
    ...RETURN,
    guard: "A script is no address to return to",
    find: "!/^https?:$/.test(url.protocol) ||",
    replace: "",
  },
  {
    ...RETURN,
    guard: "A path that is read as a host's name is none",
    find: 'path.startsWith("//") ||',
    replace: "",
  },
  {
    ...ARRIVAL,
    guard: "A token that came in the address leaves it at once",
    find: 'page.history.replaceState(page.history.state, "", `${url.pathname}${url.search}${url.hash}`);',
    replace: "",
    title: "S2.06 a jwt leaves the address and the history, and all else stays",
  },
];
