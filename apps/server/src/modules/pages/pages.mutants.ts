import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Websites can frame only the donation page for websites",
    file: "./serve-donation-page.ts",
    find: 'view === "embed" ? [',
    replace: "view ? [",
    test: "./donation-page.test.ts",
    title: "only the websites that the church lists may frame its donation page, and only the page for websites",
  },
  {
    guard: "A tablet that everybody uses offers no way to pay that belongs to one person",
    file: "./serve-donation-page.ts",
    find: 'view === "kiosk" ? withoutSavedWays(found) : found',
    replace: "found",
    test: "./donation-page.test.ts",
    title: "a tablet that everybody uses offers no recurring gift, no wallet and no account",
  },
  {
    guard: "A shared draft is not cached",
    file: "./serve-site-page.ts",
    find: 'data.kind !== "missing" && !data.isPreview',
    replace: 'data.kind !== "missing"',
    test: "./site-page.test.ts",
    title: "a preview link shows one draft for a day, is not cached, and does not open other pages",
  },
  {
    guard: "On the donation page a script can load further scripts only from the payment provider",
    file: "./public-page-headers.ts",
    find: "allowsLoadedScripts: false,",
    replace: "allowsLoadedScripts: true,",
    test: "./donation-page.test.ts",
    title:
      "the donation page is server-rendered, and its policy allows only its own and the payment provider's scripts",
  },
  {
    guard: "Apps can frame only the payment providers, and the lessons app cannot frame them",
    file: "./pages.ts",
    find: 'target.app === "lessons" ? null :',
    replace: "",
    test: "./pages.test.ts",
    title:
      "only the payment providers and, in the portal, the donation page can be framed; lessons frame video players",
  },
  {
    guard: "Each response has a new nonce",
    file: "../../platform/pages/new-nonce.ts",
    find: 'randomBytes(16).toString("base64")',
    replace: '"bm90IHJhbmRvbSBhdCBhbGw="',
    test: "./pages.test.ts",
    title: "a page runs only scripts with its nonce, which is new for each response",
  },
  {
    guard: "A page that answered a request is not followed by reads for the next page",
    file: "./pages.ts",
    find: "(await sendFormPage(...context)) ||",
    replace: "((await sendFormPage(...context)), await sendSitePage(...context), false) ||",
    test: "./answered-once.test.ts",
    title: "a page that answered a request is not followed by reads for the next page, and no response is sent twice",
  },
];
