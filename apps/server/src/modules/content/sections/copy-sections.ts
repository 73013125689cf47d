import type { Content, ContentStores } from "../content.ts";
import type { PageRow } from "../pages/page-store.ts";
import type { ContentSection } from "../pages/published-page.ts";
import type { ContentElement } from "../pages/published-page.ts";

/** Inserts copies of sections and their elements into a page, with new ids. */
export async function copySections(
  { newId }: Pick<Content, "newId">,
  stores: Pick<ContentStores, "sections" | "elements">,
  { churchId, id: pageId }: Pick<PageRow, "churchId" | "id">,
  sections: readonly Omit<ContentSection, "id">[],
): Promise<void> {
  let last = 0;
  const copyElements = async (
    parent: { sectionId: string; parentId: string | null; place: number },
    elements: readonly Omit<ContentElement, "id">[],
  ): Promise<void> => {
    for (const { type, answers, columns = [] } of elements) {
      const id = newId();
      last += 1;
      const element = { churchId, id, pageId, ...parent, elementType: type, sort: last, answers, removedAt: null };
      await stores.elements.add(element);
      for (const [column, inside] of columns.entries())
        await copyElements({ ...parent, parentId: id, place: column }, inside);
    }
  };

  for (const [sort, { background, picture, elements }] of sections.entries()) {
    const id = newId();
    await stores.sections.add({ churchId, id, pageId, sort: sort + 1, background, picture, removedAt: null });
    await copyElements({ sectionId: id, parentId: null, place: 0 }, elements);
  }
}
