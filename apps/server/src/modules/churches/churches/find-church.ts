import type { Church } from "@offertory/contract";
import type { Churches } from "../churches.ts";
import { ChurchNotFound } from "../churches-errors.ts";
import { presentChurch } from "./present-church.ts";

/** Finds a church by its id or, without one, by its subdomain. */
export async function findChurch(
  churches: Churches,
  { churchId, subDomain }: { churchId?: string | null | undefined; subDomain?: string | null | undefined },
): Promise<Church | undefined> {
  const card = churchId
    ? await churches.churches.findCard(churchId)
    : subDomain
      ? await churches.churches.findCardBySubDomain(subDomain)
      : undefined;
  return card && presentChurch(churches, card);
}

export async function readChurch(churches: Churches, which: Parameters<typeof findChurch>[1]): Promise<Church> {
  const church = await findChurch(churches, which);
  if (!church) throw new ChurchNotFound();
  return church;
}

/** Finds churches whose name contains the text; none if the text is blank. */
export async function searchChurches(churches: Churches, name: string): Promise<Church[]> {
  const term = name.trim();
  return term ? (await churches.churches.search(term)).map((card) => presentChurch(churches, card)) : [];
}
