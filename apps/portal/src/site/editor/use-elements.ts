import { CallFailed } from "@offertory/api-client";
import {
  arrangePage,
  type ElementType,
  type PageElement,
  type PageElementDraft,
  readPage,
  removeElement,
  restoreElement,
  saveElements,
} from "@offertory/contract";
import { useRef } from "react";
import { findPosition } from "./element-position.ts";
import { arrangementOf, type ElementPosition, planOf, withElementAt } from "./page-plan.ts";
import type { PageTreeWork } from "./use-page-tree.ts";
import { copied } from "./use-sections.ts";

export type Answers = Record<string, unknown>;

/** The element being edited: one of the page, or a new one with its position. */
export type Edited = { type: ElementType; answers: Answers } & (
  | { element: PageElement; position?: undefined }
  | { element?: undefined; position: ElementPosition }
);

/** The operations on a page's elements. `askTheirs` asks whether to overwrite an element that somebody else changed. */
export function useElements(work: PageTreeWork, askTheirs: (by: string | null) => Promise<boolean>) {
  const { pageId, call, put, now, save, attempt, look } = work;

  /** The last version of each element that was saved here, and the versions that the saves here have replaced. */
  const ownSaves = useRef(new Map<string, { over: Set<string>; saved: string }>());

  const known = (...saved: PageElement[]) =>
    put((tree) => ({
      ...tree,
      elements: [...tree.elements.filter(({ id }) => !saved.some((one) => one.id === id)), ...saved],
    }));

  async function moveTo(id: string, to: ElementPosition): Promise<void> {
    put((tree) => withElementAt(tree, id, to));
    const tree = now();
    if (tree) await attempt(() => call(arrangePage, { params: { id: pageId }, body: arrangementOf(tree) }));
  }

  /**
   * Saves the answers of an element. Throws on failure, so that the caller can keep the user's input. Returns false when
   * the user kept somebody else's version.
   */
  async function write({ type, element, position: to }: Edited, answers: Answers): Promise<boolean> {
    const content = { elementType: type, answers, answersJSON: JSON.stringify(answers) };
    const draft = element
      ? { id: element.id, sectionId: element.sectionId, ...content }
      : { sectionId: to.sectionId, parentId: to.parentId, column: to.column, ...content };
    const saved = await overOlder(draft, element?.answersJSON);
    if (!saved) {
      look();
      return false;
    }
    // The element may have been moved while it was edited.
    known(element ? { ...now()?.elements.find(({ id }) => id === saved.id), ...saved } : saved);
    if (to) await moveTo(saved.id, to);
    return true;
  }

  /**
   * Saves over the version that was seen. If there is a newer one, asks first; undefined if the other version is kept.
   */
  async function overOlder(draft: PageElementDraft, seenJSON: string | undefined): Promise<PageElement | undefined> {
    const send = async (more: () => { seenJSON?: string }) =>
      (await save(() => call(saveElements, { body: [{ ...draft, ...more() }] })))[0];
    // An earlier change of the same element may be saved only after this one was made; it does not count as theirs.
    const seen = () => {
      const own = ownSaves.current.get(draft.id ?? "");
      return seenJSON && own?.over.has(seenJSON) ? own.saved : seenJSON;
    };
    try {
      const saved = await send(() => {
        const json = seen();
        return json ? { seenJSON: json } : {};
      });
      if (saved && seenJSON) {
        const over = new Set(ownSaves.current.get(saved.id)?.over).add(seenJSON);
        ownSaves.current.set(saved.id, { over, saved: saved.answersJSON });
      }
      return saved;
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== "page-element-changed") throw error;
      const { page } = await call(readPage, { params: { id: pageId } });
      return (await askTheirs(page.changedBy)) ? send(() => ({})) : undefined;
    }
  }

  async function duplicate(element: PageElement): Promise<void> {
    const tree = now();
    const at = tree && findPosition(planOf(tree), element.id);
    if (!at) return;
    const [copy] =
      (await attempt(() => call(saveElements, { body: [copied(element, at.sectionId, at.parentId)] }))) ?? [];
    if (!copy) return;
    known(copy);
    const inside = tree.elements.filter(({ parentId }) => parentId === element.id);
    for (const one of inside)
      known(...((await attempt(() => call(saveElements, { body: [copied(one, at.sectionId, copy.id)] }))) ?? []));
    await moveTo(copy.id, { ...at, index: at.index + 1 });
  }

  async function remove({ id }: PageElement): Promise<boolean> {
    if (!(await attempt(() => call(removeElement, { params: { id } })))) return false;
    put((tree) => ({ ...tree, elements: tree.elements.filter((one) => one.id !== id && one.parentId !== id) }));
    look();
    return true;
  }

  const restore = async (id: string): Promise<boolean> =>
    (await attempt(() => call(restoreElement, { params: { id } }))) !== null;

  return { moveTo, write, duplicate, remove, restore };
}
