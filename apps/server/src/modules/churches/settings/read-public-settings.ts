import type { Churches } from "../churches.ts";
import { ChurchNotFound } from "../churches-errors.ts";
import { presentSettings } from "../churches/present-church.ts";

/** Returns the public settings of a church as one flat object. */
export async function readPublicSettings(churches: Churches, churchId: string): Promise<Record<string, string>> {
  const rows = await churches.settings.listPublic({ churchId });
  if (rows.length === 0) throw new ChurchNotFound();
  const settings = rows.flatMap(({ keyName, shown }) => (keyName === null ? [] : [{ keyName, value: shown ?? "" }]));
  return Object.fromEntries(presentSettings(churches, settings).map(({ keyName, value }) => [keyName, value]));
}
