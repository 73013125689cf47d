import type { Churches } from "../churches.ts";
import { ChurchNotFound } from "../churches-errors.ts";
import { presentSettings } from "../churches/present-church.ts";

/** Returns the public settings of a church and its currency as one flat object. */
export async function readPublicSettings(churches: Churches, churchId: string): Promise<Record<string, string>> {
  const rows = await churches.settings.listPublic({ churchId });
  const [church] = rows;
  if (!church) throw new ChurchNotFound();
  const settings = rows.flatMap(({ keyName, shown }) => (keyName === null ? [] : [{ keyName, value: shown ?? "" }]));
  const shown = presentSettings(churches, settings).map(({ keyName, value }) => [keyName, value]);
  return { ...Object.fromEntries(shown), currency: church.currency };
}
