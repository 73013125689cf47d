import {
  addPage,
  changePage,
  listForms,
  listPages,
  publishPage,
  readPage,
  removeSection,
  saveElements,
  saveNavigation,
  saveSections,
  type UserChurch,
  type NavigationLink,
} from "@offertory/contract";
import { tokenOf, type DemoCall } from "./demo-caller.ts";
import type { DemoPictures } from "./add-gallery.ts";
import type { DemoElement, DemoPage, PageReferences } from "./grace-site/elements.ts";
import { about } from "./grace-site/about.ts";
import { home } from "./grace-site/home.ts";
import { ministries } from "./grace-site/ministries.ts";
import { visit } from "./grace-site/visit.ts";

const GRACE_MENU: NavigationLink[] = [
  { label: "Home", url: "/", children: [] },
  { label: "About", url: "/about", children: [{ label: "Ministries", url: "/ministries" }] },
  { label: "Visit", url: "/visit", children: [] },
  { label: "Events", url: "/events", children: [] },
];

interface SiteNeeds {
  fundIds: readonly string[];
  pictures: DemoPictures;
}

/** Fills and publishes the site of Grace Community Church. The other demo church keeps the site of a new church. */
export async function addSite(call: DemoCall, church: UserChurch, { fundIds, pictures }: SiteNeeds): Promise<void> {
  const token = tokenOf(church, "ContentApi");
  const forms = await call(listForms, church.jwt, { query: {} });
  const formId = forms.find(({ name }) => name === "Connect card")?.id ?? null;
  const known = await call(listPages, token, {});
  for (const page of gracePages({ formId, fundId: fundIds[0] ?? null, pictures })) {
    const { url, title, description, picture } = page;
    const there = known.find((one) => one.url === url);
    const { id } = there ?? (await call(addPage, token, { body: { url, title, description } }));
    await call(changePage, token, { params: { id }, body: { title, description, picture } });
    const { sections } = await call(readPage, token, { params: { id } });
    for (const section of sections) await call(removeSection, token, { params: { id: section.id } });
    await fill(call, token, id, page);
    await call(publishPage, token, { params: { id } });
  }
  await call(saveNavigation, token, { body: GRACE_MENU });
}

async function fill(call: DemoCall, token: string, pageId: string, { sections }: DemoPage): Promise<void> {
  for (const { background, picture, elements } of sections) {
    const [section] = await call(saveSections, token, { body: [{ pageId, background, picture }] });
    const add = async ({ columns = [], ...element }: DemoElement, at: object): Promise<void> => {
      const [added] = await call(saveElements, token, { body: [{ sectionId: section?.id, ...element, ...at }] });
      for (const [column, inside] of columns.entries())
        for (const one of inside) await add(one, { parentId: added?.id, column });
    };
    for (const element of elements) await add(element, {});
  }
}

const gracePages = (named: PageReferences): DemoPage[] => [home(named), about(named), ministries(named), visit(named)];
