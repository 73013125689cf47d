import { z } from "zod";
import { sha256OfList } from "../../../platform/hashing/sha256.ts";
import { CursorInvalid } from "../forms-errors.ts";
import type { ResponseFilter } from "./filter-responses.ts";

/** The position of the next page: after this row. `total` is the number of rows counted for the first page. */
export interface ResponseCursor {
  at: Date;
  id: string;
  total: number;
}

const CursorTuple = z.tuple([
  z.string(),
  z.iso.datetime(),
  z.string().refine((text) => !text.includes("\0")),
  z.int().min(0),
]);

const filterHash = (formId: string, filter: ResponseFilter): string =>
  sha256OfList([formId, filter.state, filter.search, filter.from, filter.to]).slice(0, 10);

export const writeCursor = (formId: string, filter: ResponseFilter, { at, id, total }: ResponseCursor): string =>
  Buffer.from(JSON.stringify([filterHash(formId, filter), at.toISOString(), id, total])).toString("base64url");

export function readCursor(formId: string, filter: ResponseFilter, cursor: string): ResponseCursor {
  const parsed = CursorTuple.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success || parsed.data[0] !== filterHash(formId, filter)) throw new CursorInvalid();
  const [, at, id, total] = parsed.data;
  return { at: new Date(at), id, total };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
