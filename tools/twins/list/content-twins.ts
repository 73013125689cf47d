import type { Twin } from "../twin.ts";

const CONTENT = "apps/server/src/modules/content";
const PAGES = `${CONTENT}/pages/pages.test.ts`;
const ELEMENTS = `${CONTENT}/elements/elements.test.ts`;
const PUBLISHING = `${CONTENT}/publishing/publishing.test.ts`;
const NAVIGATION = `${CONTENT}/navigation/navigation.test.ts`;
const SITE = "apps/server/src/platform/pages/site-page.test.ts";
const ONLY_EDITORS = "S6.01 S6.02 only who holds Content Edit works on pages, and another church's are not found";
const ADDRESSES = "no address leads where it must not";

/** Who works on a church's site, and what everyone sees of it. */
export const CONTENT_TWINS: Twin[] = [
  {
    guard: "Pages are worked on by who may edit content",
    file: `${CONTENT}/pages/page.routes.ts`,
    find: "content.guards.allowedTo(can.editContent)",
    replace: "(void can.editContent, content.guards.member)",
    test: PAGES,
    title: ONLY_EDITORS,
  },
  {
    guard: "Elements are worked on by who may edit content",
    file: `${CONTENT}/elements/element.routes.ts`,
    find: "content.guards.allowedTo(can.editContent)",
    replace: "(void can.editContent, content.guards.member)",
    test: PAGES,
    title: ONLY_EDITORS,
  },
  {
    guard: "What somebody else wrote on a page meanwhile is not written over",
    file: `${CONTENT}/elements/save-elements.ts`,
    find: "!saysStill(known, draft.seenJSON)",
    replace: "!saysStill(known, draft.seenJSON) && draft.sectionId === ''",
    test: ELEMENTS,
    title: "what somebody else wrote meanwhile is not written over",
  },
  {
    guard: "Drafts are published and previewed by who may edit content",
    file: `${CONTENT}/publishing/publishing.routes.ts`,
    find: "content.guards.allowedTo(can.editContent)",
    replace: "(void can.editContent, content.guards.member)",
    test: PAGES,
    title: ONLY_EDITORS,
  },
  {
    guard: "Sections are worked on by who may edit content",
    file: `${CONTENT}/sections/section.routes.ts`,
    find: "content.guards.allowedTo(can.editContent)",
    replace: "(void can.editContent, content.guards.member)",
    test: PAGES,
    title: ONLY_EDITORS,
  },
  {
    guard: "A page is found in its own church only",
    file: `${CONTENT}/pages/page-store.ts`,
    find: '.where("page.churchId", "=", churchId);',
    replace: '.where("page.churchId", "<>", `${churchId}-`);',
    test: PAGES,
    title: ONLY_EDITORS,
  },
  {
    guard: "Words are cleaned before they are kept",
    file: `${CONTENT}/elements/read-answers.ts`,
    find: 'return { text: sanitized.of(parsed("text", given).text) };',
    replace: 'void sanitized;\n      return { text: parsed("text", given).text };',
    test: ELEMENTS,
    title: "words are cleaned before they are kept, and what nobody asked for is dropped",
  },
  {
    guard: "Addresses of elements are safe ones",
    file: `${CONTENT}/elements/read-answers.ts`,
    find: "if (found === null) throw new AddressUnsafe();",
    replace: "if (found === null) return address;",
    test: ELEMENTS,
    title: ADDRESSES,
  },
  {
    guard: "Addresses of the menu are safe ones",
    file: `${CONTENT}/navigation/check-navigation.ts`,
    find: "if (address === null) throw new AddressUnsafe();",
    replace: "if (address === null) return sent;",
    test: NAVIGATION,
    title: "every line has a name and leads somewhere safe",
  },
  {
    guard: "Visitors are shown no way to what is not published",
    file: `${CONTENT}/navigation/check-navigation.ts`,
    find: "!isPage(url) || published.has(url)",
    replace: "!isPage(url) || published.size >= 0",
    test: NAVIGATION,
    title: "visitors find no way to what is not published, and those who work on the site find all",
  },
  {
    guard: "Only those who work on this church's site see its whole menu",
    file: `${CONTENT}/navigation/read-navigation.ts`,
    find: "caller?.churchId === churchId && may(",
    replace: "caller && may(",
    test: NAVIGATION,
    title: "visitors find no way to what is not published, and those who work on the site find all",
  },
  {
    guard: "A page names only forms that visitors can fill in",
    file: `${CONTENT}/publishing/show-content.ts`,
    find: 'standing === "open" && form ?',
    replace: "standing && form ?",
    test: PUBLISHING,
    title: "elements show what they name as it is now, and nothing that visitors may not know",
  },
  {
    guard: "A page's preview key is for that page only",
    file: `${CONTENT}/publishing/preview-link.ts`,
    find: "page preview ${churchId} ${id} ${until}",
    replace: "page preview ${churchId} ${id ? until : 0}",
    test: SITE,
    title: "a shared link shows a draft for a day, is kept by nobody, and opens that page only",
  },
  {
    guard: "A preview key ends after a day",
    file: `${CONTENT}/publishing/preview-link.ts`,
    find: "if (!(until > content.now().getTime())) return false;",
    replace: "",
    test: SITE,
    title: "a shared link shows a draft for a day, is kept by nobody, and opens that page only",
  },
  {
    guard: "A draft that was shared is kept by no cache",
    file: "apps/server/src/platform/pages/serve-site-page.ts",
    find: 'data.kind !== "missing" && !data.isPreview',
    replace: 'data.kind !== "missing"',
    test: SITE,
    title: "a shared link shows a draft for a day, is kept by nobody, and opens that page only",
  },
];
