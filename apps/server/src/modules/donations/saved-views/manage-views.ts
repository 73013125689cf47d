import { MAX_DONATION_VIEWS, type DonationView } from "@offertory/contract";
import { inTransaction, type Donations, type DonationsStores } from "../donations.ts";
import { TooManyViews, ViewNameBlank, ViewNameTaken, ViewNotFound } from "../donations-errors.ts";
import type { SeenChurch } from "../people/may-see-donations.ts";

/** Views belong to the caller: nobody reads or changes those of another person. */
const ownerOf = ({ churchId, viewerId }: SeenChurch) => ({ churchId, personId: viewerId });

export const listViews = async (
  { savedViews }: Pick<Donations, "savedViews">,
  church: SeenChurch,
): Promise<{ views: DonationView[] }> => ({ views: await savedViews.listOf(ownerOf(church)) });

export function addView(
  context: Pick<Donations, "connection" | "newId">,
  { name, query }: { name: string; query: string },
  church: SeenChurch,
): Promise<DonationView> {
  const owner = ownerOf(church);
  return inTransaction(context, async ({ savedViews }) => {
    await savedViews.lock(owner);
    if ((await savedViews.listOf(owner)).length >= MAX_DONATION_VIEWS) throw new TooManyViews();
    const id = context.newId();
    return savedViews.add(owner, { id, name: await checkName(savedViews, owner, name, id), query });
  });
}

export function renameView(
  context: Pick<Donations, "connection">,
  id: string,
  name: string,
  church: SeenChurch,
): Promise<DonationView> {
  const owner = ownerOf(church);
  return inTransaction(context, async ({ savedViews }) => {
    await savedViews.lock(owner);
    const renamed = await savedViews.rename(owner, id, await checkName(savedViews, owner, name, id));
    if (!renamed) throw new ViewNotFound();
    return renamed;
  });
}

export async function removeView(
  { savedViews }: Pick<Donations, "savedViews">,
  id: string,
  church: SeenChurch,
): Promise<{ removed: boolean }> {
  if (!(await savedViews.remove(ownerOf(church), id))) throw new ViewNotFound();
  return { removed: true };
}

/** Returns the name without spaces around it. Refuses an empty one, and one that another view of the person has. */
async function checkName(
  savedViews: DonationsStores["savedViews"],
  owner: ReturnType<typeof ownerOf>,
  typed: string,
  id: string,
): Promise<string> {
  const name = typed.trim();
  if (name === "") throw new ViewNameBlank();
  if (await savedViews.isTaken(owner, name, id)) throw new ViewNameTaken();
  return name;
}
