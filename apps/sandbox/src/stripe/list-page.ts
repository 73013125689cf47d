import { invalid, noSuch } from "./stripe-error.ts";
import type { Params } from "./params.ts";
import type { ListOf } from "./wire.ts";

type Listed = { id: string; created?: number };

/**
 * Returns a page of a list, newest first, by limit, starting_after, ending_before and created. As at Stripe, a page may
 * start after a row that `keep` filters out.
 */
export function listPage<Row extends Listed>(
  rows: Iterable<Row>,
  params: Params,
  url: string,
  keep: (row: Row) => boolean = () => true,
): ListOf<Row> {
  const limit = params.integer("limit") ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalid("limit", "This value must be between 1 and 100.", "parameter_invalid_integer");
  }
  const inTime = createdWithin(params);
  const isIncluded = (row: Row) => keep(row) && (row.created === undefined || inTime(row.created));
  const all = [...rows].toReversed();
  const after = params.nullable("starting_after");
  const before = params.nullable("ending_before");
  if (before) {
    const newer = all.slice(0, indexOfRow(all, before, "ending_before")).filter(isIncluded);
    return { object: "list", data: newer.slice(-limit), has_more: newer.length > limit, url };
  }
  const older = (after ? all.slice(indexOfRow(all, after, "starting_after") + 1) : all).filter(isIncluded);
  return { object: "list", data: older.slice(0, limit), has_more: older.length > limit, url };
}

function indexOfRow(rows: Listed[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index === -1) throw noSuch("object", id, param);
  return index;
}

function createdWithin(params: Params): (time: number) => boolean {
  const range = params.group("created");
  const exact = range.names().length > 0 ? undefined : params.integer("created");
  const [gt, gte, lt, lte] = ["gt", "gte", "lt", "lte"].map((name) => range.integer(name));
  return (time) =>
    (exact === undefined || time === exact) &&
    (gt === undefined || time > gt) &&
    (gte === undefined || time >= gte) &&
    (lt === undefined || time < lt) &&
    (lte === undefined || time <= lte);
}
