export type ProductUrls = { portal: string; site: string; lessons: string; sandbox: string };

/** The first port of the product that a run starts; parallel runs each need their own. */
export const FIRST_PORT = Number(process.env["OFFERTORY_E2E_PORT"] ?? 4600);

/**
 * Returns the URLs of the product under test: the one at OFFERTORY_E2E_URL (its portal), or the one that the run
 * starts.
 */
export function productUrls(): ProductUrls {
  const portal = new URL(process.env["OFFERTORY_E2E_URL"] ?? `http://localhost:${FIRST_PORT}`);
  const onward = (steps: number) => `${portal.protocol}//${portal.hostname}:${Number(portal.port) + steps}`;
  return { portal: portal.origin, site: onward(1), lessons: onward(2), sandbox: onward(3) };
}
