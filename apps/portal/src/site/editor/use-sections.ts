import {
  arrangePage,
  type PageElement,
  type PageSection,
  removeSection,
  restoreSection,
  saveElements,
  saveSections,
  type SectionBackground,
} from "@offertory/contract";
import { arrangementOf, planOf, withSectionAt } from "./page-plan.ts";
import type { PageTreeWork } from "./use-page-tree.ts";

type Background = { background: SectionBackground; picture: string | null };
/** How many elements are saved in one call. */
const ELEMENTS_PER_REQUEST = 50;

export function useSections({ pageId, call, put, now, save, attempt, look }: PageTreeWork) {
  async function moveTo(id: string, index: number): Promise<void> {
    put((tree) => withSectionAt(tree, id, index));
    const tree = now();
    if (tree) await attempt(() => call(arrangePage, { params: { id: pageId }, body: arrangementOf(tree) }));
  }

  async function add(index: number, behind: Background = { background: "plain", picture: null }) {
    const [section] = (await attempt(() => call(saveSections, { body: [{ pageId, ...behind }] }))) ?? [];
    if (!section) return null;
    put((tree) => ({ ...tree, sections: [...tree.sections.filter(({ id }) => id !== section.id), section] }));
    await moveTo(section.id, index);
    return section;
  }

  async function change({ id }: PageSection, behind: Background): Promise<void> {
    const [section] = await save(() => call(saveSections, { body: [{ id, ...behind }] }));
    if (section) put((tree) => ({ ...tree, sections: tree.sections.map((one) => (one.id === id ? section : one)) }));
  }

  async function duplicate({ id, background, picture }: PageSection): Promise<void> {
    const plan = planOf(now() ?? { sections: [], elements: [] });
    const index = plan.findIndex(({ section }) => section.id === id);
    const copy = await add(index + 1, { background, picture });
    if (!copy) return;
    await attempt(async () => {
      for (const { element, columns } of plan[index]?.elements ?? []) {
        const [made] = await call(saveElements, { body: [copied(element, copy.id, null)] });
        const inside = columns.flat().map((one) => copied(one, copy.id, made?.id ?? null));
        for (let at = 0; at < inside.length; at += ELEMENTS_PER_REQUEST)
          await call(saveElements, { body: inside.slice(at, at + ELEMENTS_PER_REQUEST) });
      }
    });
  }

  async function remove({ id }: PageSection): Promise<boolean> {
    if (!(await attempt(() => call(removeSection, { params: { id } })))) return false;
    put((tree) => ({
      ...tree,
      sections: tree.sections.filter((section) => section.id !== id),
      elements: tree.elements.filter(({ sectionId }) => sectionId !== id),
    }));
    look();
    return true;
  }

  const restore = async (id: string): Promise<boolean> =>
    (await attempt(() => call(restoreSection, { params: { id } }))) !== null;

  return { moveTo, add, change, duplicate, remove, restore };
}

export const copied = ({ elementType, column, answers }: PageElement, sectionId: string, parentId: string | null) => ({
  sectionId,
  parentId,
  column,
  elementType,
  answers,
  answersJSON: JSON.stringify(answers),
});
