import { listChurchDonations } from "@offertory/contract";
import { z } from "zod";
import type { Client } from "../client.ts";
import { measure, type Measured } from "../measure.ts";

interface ListContext {
  /** A giving token of a person who may view donations. */
  token: string;
  funds: Record<string, string>;
  /** The id of a person with a thousand gifts. */
  donorId: string;
  /** The server process. */
  pid: number;
}

export interface BenchedLists {
  measured: Measured[];
  /** The slowest of the lists, by its p95. */
  slowest: { filter: string; p95: number };
  pageBytes: number;
}

/**
 * Returns the queries of the list: without a filter, and with every filter, for common, rare, old and missing values.
 */
const filtersOf = ({ funds, donorId }: ListContext): string[] => [
  "",
  ...Object.values(funds).map((id) => `fundId=${id}`),
  `fundId=${funds["all"]}&from=2019-01-01&to=2019-12-31`,
  `fundId=${funds["old"]}&from=2024-01-01`,
  "from=2026-01-01",
  "to=2017-12-31",
  "from=2021-03-01&to=2021-03-07",
  "from=2031-01-01",
  `personId=${donorId}`,
  `personId=${donorId}&fundId=${funds["all"]}`,
  "personId=nobody",
  "batchId=day-17",
  "batchId=day-3000&method=cash",
  "method=check",
  "method=other",
  "status=partially_refunded",
  "status=disputed",
  "status=voided",
  "status=succeeded&to=2018-06-30",
];
const PAGES = 10;

/** Measures pages of a church's many gifts, from the first to a cursor deep inside, and the gifts of one person. */
export async function benchLists(client: Client, context: ListContext): Promise<BenchedLists> {
  const { token, donorId, pid } = context;
  const get = (path: string) => client.call("GET", `/api/giving/donations${path}`, { token });
  const filters = filtersOf(context);
  const measured: Measured[] = [];
  let slowest = { filter: "", p95: 0 };
  for (const filter of filters) {
    const pages = await pagesOf(get, filter);
    const run = (index: number) => get(pages[index % pages.length]!);
    const one = await measure({ name: filter, count: 60, warm: pages.length, pid, run });
    if (process.env["BENCH_ALL"]) measured.push({ ...one, name: `  ${filter || "all"}`.slice(0, 29) });
    if (one.p95 > slowest.p95) slowest = { filter: filter || "all", p95: one.p95 };
  }
  const everywhere = (await Promise.all(filters.map((filter) => pagesOf(get, filter)))).flat();
  const any = (index: number) => get(everywhere[(index * 7919) % everywhere.length]!);
  measured.push(await measure({ name: "any page of many gifts", count: 1000, pid, run: any }));
  const history = () => get(`?personId=${donorId}`);
  measured.push(await measure({ name: "history of 1,000 gifts", count: 100, pid, run: history }));
  return { measured, slowest, pageBytes: (await get("/list")).length };
}

/** Returns the first pages of a list and, where it has no filter by day, some deep ones, reached by an older cursor. */
async function pagesOf(get: (path: string) => Promise<string>, filter: string): Promise<string[]> {
  const pages: string[] = [];
  let cursor: string | null = null;
  do {
    const page: string = `/list?${filter}${cursor ? `&cursor=${cursor}` : ""}`;
    pages.push(page);
    const { next, donations } = z.parse(listChurchDonations.answer, JSON.parse(await get(page)));
    cursor = next && pages.length % 2 === 0 ? leap(next, donations.at(-1)?.donatedAt ?? "") : next;
  } while (cursor && pages.length < PAGES);
  return pages;
}

/** Returns a cursor two years earlier. Nobody turns that many pages, but a deep page must not be slower. */
function leap(cursor: string, at: string): string {
  const [list, , id]: unknown[] = JSON.parse(Buffer.from(cursor, "base64url").toString());
  const earlier = new Date(Date.parse(at) - 2 * 365 * 86_400_000).toISOString();
  return Buffer.from(JSON.stringify([list, earlier, id])).toString("base64url");
}
