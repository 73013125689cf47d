import { PEOPLE_SORTS } from "@offertory/contract";
import type { Client } from "../client.ts";
import { measure, type Measured } from "../measure.ts";
import { TERMS } from "./terms.ts";

interface PeopleContext {
  /** A membership token of a person who may view people. */
  token: string;
  personIds: readonly string[];
  /** The server process. */
  pid: number;
}

const ORDERS = PEOPLE_SORTS.flatMap((sort) => [`sort=${sort}&direction=asc`, `sort=${sort}&direction=desc`]);
const FILTERS = ["", "&status=Member", "&status=Staff", "&search=smi", "&search=joseph", "&archived=true"];

/** Measures a person, a search and pages of the list, in a church with many people. */
export async function benchPeople(client: Client, { token, personIds, pid }: PeopleContext): Promise<Measured[]> {
  const get = (path: string) => client.call("GET", `/api/membership/people${path}`, { token });
  const readOne = (index: number) => get(`/${pick(personIds, index)}`);
  const search = (index: number) => get(`/search?term=${encodeURIComponent(pick(TERMS, index))}`);
  const list = (index: number) => get(`?${pick(ORDERS, index)}${pick(FILTERS, Math.floor(index / ORDERS.length))}`);
  return [
    await measure({ name: "a person", count: 3000, pid, run: readOne }),
    await measure({ name: "a person, 32 at a time", count: 6000, concurrency: 32, warm: 12_000, pid, run: readOne }),
    await measure({ name: "people search", count: TERMS.length * 10, pid, run: search }),
    await measure({ name: "a page of people", count: ORDERS.length * FILTERS.length * 5, pid, run: list }),
  ];
}

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length]!;
