import {
  addPage,
  type PageElementDraft,
  publishPage,
  saveElements,
  saveSections,
  type SectionBackground,
  selectChurch,
} from "@offertory/contract";
import type { APIRequestContext } from "@playwright/test";
import { makeGivingChurch, type GivingChurch } from "../giving/member-church.ts";
import { callWire } from "../support/call-wire.ts";

export type SiteChurch = GivingChurch & {
  /** Adds a published page with one section of these elements, and returns its path. */
  show(url: string, background: SectionBackground, ...elements: PageElementDraft[]): Promise<string>;
};

/** Creates a church with the site that every church begins with. */
export async function makeSiteChurch(request: APIRequestContext): Promise<SiteChurch> {
  const church = await makeGivingChurch(request);
  const { apis } = await callWire(selectChurch, church.jwt, { body: { churchId: church.churchId } });
  const token = apis.find(({ keyName }) => keyName === "ContentApi")?.jwt ?? "";
  return {
    ...church,
    async show(url, background, ...elements) {
      const { id: pageId } = await callWire(addPage, token, { body: { title: `Page ${url}`, url } });
      const [section] = await callWire(saveSections, token, { body: [{ pageId, background }] });
      const body = elements.map((element) => ({ sectionId: section?.id, ...element }));
      await callWire(saveElements, token, { body });
      await callWire(publishPage, token, { params: { id: pageId } });
      return `/${church.subDomain}${url}`;
    },
  };
}
