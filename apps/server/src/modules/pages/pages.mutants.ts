import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A draft that was shared is kept by no cache",
    file: "./serve-site-page.ts",
    find: 'data.kind !== "missing" && !data.isPreview',
    replace: 'data.kind !== "missing"',
    test: "./site-page.test.ts",
    title: "a shared link shows a draft for a day, is kept by nobody, and opens that page only",
  },
  {
    guard: "On the donation page a script brings others from the payment provider only",
    file: "./public-page-headers.ts",
    find: "allowsLoadedScripts: false,",
    replace: "allowsLoadedScripts: true,",
    test: "./donation-page.test.ts",
    title: "the donation page comes drawn, and runs nothing but its own script and the payment provider's",
  },
  {
    guard: "Pages frame nobody but the payment providers, and lessons nobody at all",
    file: "./pages.ts",
    find: 'target.app === "lessons" ? null :',
    replace: "",
    test: "./pages.test.ts",
    title: "card entry is framed from the payment providers and from nowhere else",
  },
  {
    guard: "A page's nonce is new every time",
    file: "../../platform/pages/new-nonce.ts",
    find: 'randomBytes(16).toString("base64")',
    replace: '"bm90IHJhbmRvbSBhdCBhbGw="',
    test: "./pages.test.ts",
    title: "a page runs only scripts that carry its nonce, which is new every time",
  },
  {
    guard: "What one page has answered is not looked for by the next",
    file: "./pages.ts",
    find: "(await sendFormPage(...context)) ||",
    replace: "((await sendFormPage(...context)), await sendSitePage(...context), false) ||",
    test: "./answered-once.test.ts",
    title: "what one page has answered is not looked for by the next, and nothing is sent twice",
  },
];
