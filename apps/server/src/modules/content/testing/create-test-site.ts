import {
  addPage,
  can,
  listPages,
  publishPage,
  readPage,
  saveElements,
  saveSections,
  type Page,
  type PageElement,
  type PageElementDraft,
} from "@offertory/contract";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import type { TestServer } from "../../../../test/test-server.ts";

/** Creates a church with a person who may edit its site. */
export async function createTestSite(server: TestServer, name?: string) {
  const church = await createTestChurch(server, name);
  const editor = await church.person({ permissions: [can.editContent], firstName: "Ed", lastName: "Itor" });
  const token = editor.tokenFor("content");
  const { rows } = await server.database.pool.query("select sub_domain from churches where id = $1", [church.churchId]);
  const subDomain = String(rows[0]?.sub_domain);

  return {
    ...church,
    editor,
    token,
    subDomain,
    home: async (): Promise<Page> => {
      const pages = (await server.call(listPages, { token })).body;
      return pages.find(({ url }) => url === "/")!;
    },
    tree: async (id: string) => (await server.call(readPage, { token, params: { id } })).body,
    publish: async (id: string): Promise<Page> => (await server.call(publishPage, { token, params: { id } })).body,
    /** Creates a draft page with one section that holds these elements. */
    async page(url: string, ...elements: PageElementDraft[]) {
      const page = (await server.call(addPage, { token, body: { title: `Page ${url}`, url } })).body;
      const [section] = (await server.call(saveSections, { token, body: [{ pageId: page.id }] })).body;
      const sectionId = section?.id ?? "";
      const saved: PageElement[] = [];
      for (const element of elements) {
        const answer = await server.call(saveElements, { token, body: [{ sectionId, ...element }] });
        if (answer.status !== 200) throw new Error(answer.raw.body);
        saved.push(...answer.body);
      }
      return { page, sectionId, elements: saved };
    },
  };
}

export const textElement = (text: string): PageElementDraft => ({ elementType: "text", answers: { text } });
