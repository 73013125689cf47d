import type { Page, PageElement, PageSection, PageTree, PublicPage } from "@offertory/contract";
import { someSignIn, someUserChurch } from "@offertory/api-client/testing";

/** A page for tests; a test passes only the fields that matter to it. */
export const makePage = (parts: Partial<Page> = {}): Page => ({
  id: "home",
  churchId: "church-grace",
  url: "/",
  title: "Home",
  description: "",
  picture: null,
  state: "published",
  publishedAt: "2026-11-01T10:00:00.000Z",
  changedAt: "2026-11-01T10:00:00.000Z",
  changedBy: "Ada Lovelace",
  ...parts,
});

export const makeSection = (parts: Partial<PageSection> = {}): PageSection => ({
  id: "section",
  pageId: "home",
  sort: 1,
  background: "plain",
  picture: null,
  ...parts,
});

export const makeElement = (parts: Partial<PageElement> = {}): PageElement => {
  const answers = parts.answers ?? { text: "<p>Welcome</p>" };
  return {
    id: "element",
    churchId: "church-grace",
    sectionId: "section",
    parentId: null,
    column: 0,
    elementType: "text",
    sort: 1,
    answersJSON: JSON.stringify(answers),
    ...parts,
    answers,
  };
};

export const makeTree = (parts: Partial<PageTree> = {}): PageTree => ({
  page: makePage(),
  sections: [makeSection()],
  elements: [makeElement()],
  ...parts,
});

export const makePublicPage = (parts: Partial<PublicPage> = {}): PublicPage => ({
  churchId: "church-grace",
  url: "/",
  title: "Home",
  description: "",
  picture: null,
  timeZone: "America/Chicago",
  sections: [],
  ...parts,
});

/** Returns the sign-in of somebody who may edit the church's site. */
export const siteEditor = () => {
  const church = someUserChurch();
  const permissions = [{ contentType: "Content", action: "Edit" }];
  return someSignIn([
    { ...church, apis: [...church.apis, { keyName: "ContentApi", jwt: "ContentApi-of-grace", permissions }] },
  ]);
};
