import { refuse, serverAnswers } from "@offertory/api-client/testing";
import type { PageElement, PageElementDraft, PageTree } from "@offertory/contract";
import { makeElement, makePage, makePublicPage, siteEditor } from "./make-page.ts";

const VERSION = { id: "v1", publishedAt: "2026-11-01T10:00:00.000Z", publishedBy: "Ada Lovelace", title: "Home" };

/** A server that stores saved elements like the real one. */
export function serveSite(tree: PageTree) {
  let now = tree;
  let made = 0;
  const read = () => now;
  const save = ({ body }: { body: PageElementDraft[] }): PageElement[] | Response => {
    const isOver = ({ id, seenJSON }: (typeof body)[number]) =>
      typeof seenJSON === "string" && now.elements.some((one) => one.id === id && one.answersJSON !== seenJSON);
    if (body.some(isOver)) return refuse(409, { code: "page-element-changed", errors: ["x"] });
    const saved = body.map((draft) => {
      const known = now.elements.find(({ id }) => id === draft.id);
      made += 1;
      const answers = { ...known?.answers, ...draft.answers };
      const before = known ?? makeElement({ id: `made-${made}`, sort: 100 + made });
      return {
        ...before,
        sectionId: draft.sectionId ?? before.sectionId,
        parentId: draft.parentId ?? before.parentId,
        column: draft.column ?? before.column,
        elementType: draft.elementType ?? before.elementType,
        sort: draft.sort ?? before.sort,
        answers,
        answersJSON: JSON.stringify(answers),
      };
    });
    const others = now.elements.filter(({ id }) => !saved.some((one) => one.id === id));
    now = { ...now, page: { ...now.page, state: "changed" }, elements: [...others, ...saved] };
    return saved;
  };
  const answers = serverAnswers({
    "POST /users/login": siteEditor(),
    "GET /pages/home": read,
    "GET /pages": [makePage()],
    "GET /pages/home/preview": makePublicPage(),
    "GET /pages/home/versions": [VERSION],
    "POST /elements": save,
    "POST /pages/home/arrange": read,
  });
  return { answers, change: (next: PageTree) => (now = next), read };
}
