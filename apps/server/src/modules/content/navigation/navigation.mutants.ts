import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A menu link with an unsafe URL is refused",
    file: "./check-navigation.ts",
    find: "if (address === null) throw new AddressUnsafe();",
    replace: "if (address === null) return sent;",
    test: "./navigation.test.ts",
    title: "a menu link without a label or with an unsafe URL is refused",
  },
  {
    guard: "Visitors get no menu link to an unpublished page",
    file: "./check-navigation.ts",
    find: "!isPage(url) || published.has(url)",
    replace: "!isPage(url) || published.size >= 0",
    test: "./navigation.test.ts",
    title: "visitors get a menu without unpublished pages, and editors of the church get the whole menu",
  },
  {
    guard: "Only editors of this church get its menu with unpublished pages",
    file: "./read-navigation.ts",
    find: "caller?.churchId === churchId && may(",
    replace: "caller && may(",
    test: "./navigation.test.ts",
    title: "visitors get a menu without unpublished pages, and editors of the church get the whole menu",
  },
  {
    guard: "The menu of a closing church is not shown",
    file: "./navigation-store.ts",
    find: '.where(notClosing("churchSites.churchId"))',
    replace: "",
    test: "../../churches/closing/close-church.deep.test.ts",
    title: "S2.09 a closing church is visible only to its administrators, who can read and export but not change it",
  },
];
