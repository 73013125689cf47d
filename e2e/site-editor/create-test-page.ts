import { addPage, publishPage, saveElements, saveSections, selectChurch } from "@offertory/contract";
import type { APIRequestContext } from "@playwright/test";
import { makeChurch, type OwnChurch } from "../people/own-church.ts";
import { callWire } from "../support/call-wire.ts";

export type PageChurch = OwnChurch & { pageId: string; contentToken: string };

/**
 * Creates a church with a published page "Choir" at /choir, whose only section has one text element for each of these
 * texts.
 */
export async function createTestPage(request: APIRequestContext, ...texts: string[]): Promise<PageChurch> {
  const church = await makeChurch(request);
  const { apis } = await callWire(selectChurch, church.jwt, { body: { churchId: church.churchId } });
  const contentToken = apis.find(({ keyName }) => keyName === "ContentApi")?.jwt ?? "";
  const { id: pageId } = await callWire(addPage, contentToken, { body: { url: "/choir", title: "Choir" } });
  const [section] = await callWire(saveSections, contentToken, { body: [{ pageId, background: "plain" }] });
  for (const text of texts) {
    const element = { sectionId: section?.id, elementType: "text" as const, answers: { text: `<p>${text}</p>` } };
    await callWire(saveElements, contentToken, { body: [element] });
  }
  await callWire(publishPage, contentToken, { params: { id: pageId } });
  return { ...church, pageId, contentToken };
}
