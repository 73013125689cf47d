import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Addresses of the menu are safe ones",
    file: "./check-navigation.ts",
    find: "if (address === null) throw new AddressUnsafe();",
    replace: "if (address === null) return sent;",
    test: "./navigation.test.ts",
    title: "every line has a name and leads somewhere safe",
  },
  {
    guard: "Visitors are shown no way to what is not published",
    file: "./check-navigation.ts",
    find: "!isPage(url) || published.has(url)",
    replace: "!isPage(url) || published.size >= 0",
    test: "./navigation.test.ts",
    title: "visitors find no way to what is not published, and those who work on the site find all",
  },
  {
    guard: "Only those who work on this church's site see its whole menu",
    file: "./read-navigation.ts",
    find: "caller?.churchId === churchId && may(",
    replace: "caller && may(",
    test: "./navigation.test.ts",
    title: "visitors find no way to what is not published, and those who work on the site find all",
  },
  {
    guard: "The menu of a church that closes is not shown",
    file: "./navigation-store.ts",
    find: '.where(notClosing("churchSites.churchId"))',
    replace: "",
    test: "../../churches/closing/close-church.test.ts",
    title: "S2.09 a church that closes is there for nobody but its administrators",
  },
];
