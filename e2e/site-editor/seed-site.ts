import { listPages, selectChurch } from "@offertory/contract";
import type { OwnChurch } from "../people/own-church.ts";
import { callWire } from "../support/call-wire.ts";

export type SeededSite = { pageId: string };

/** Returns the first page of the site that every church begins with. */
export async function seedSite({ jwt, churchId }: OwnChurch): Promise<SeededSite> {
  const { apis } = await callWire(selectChurch, jwt, { body: { churchId } });
  const token = apis.find(({ keyName }) => keyName === "ContentApi")?.jwt ?? "";
  const pages = await callWire(listPages, token, {});
  return { pageId: pages.find(({ url }) => url === "/")?.id ?? "" };
}
