import type { Churches } from "../churches.ts";
import { readChurch } from "../churches/find-church.ts";

/** What everyone may read of a church's settings, as one flat object. */
export async function readPublicSettings(churches: Churches, churchId: string): Promise<Record<string, string>> {
  const { settings } = await readChurch(churches, { churchId });
  return Object.fromEntries(settings.map(({ keyName, value }) => [keyName, value]));
}
