import { z } from "zod";
import { sha256OfList } from "../../../platform/hashing/sha256.ts";
import { CursorInvalid } from "../forms-errors.ts";
import type { Sieve } from "./filter-responses.ts";

/** The position of the next page: after this row. `total` is the number of rows counted for the first page. */
export interface Place {
  at: Date;
  id: string;
  total: number;
}

const Wire = z.tuple([z.string(), z.iso.datetime(), z.string().refine((text) => !text.includes("\0")), z.int().min(0)]);

const nameOf = (formId: string, sieve: Sieve): string =>
  sha256OfList([formId, sieve.state, sieve.search, sieve.from, sieve.to]).slice(0, 10);

export const writeCursor = (formId: string, sieve: Sieve, { at, id, total }: Place): string =>
  Buffer.from(JSON.stringify([nameOf(formId, sieve), at.toISOString(), id, total])).toString("base64url");

export function readCursor(formId: string, sieve: Sieve, cursor: string): Place {
  const parsed = Wire.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success || parsed.data[0] !== nameOf(formId, sieve)) throw new CursorInvalid();
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
