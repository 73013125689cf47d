import { z } from "zod";
import { CursorInvalid } from "../donations-errors.ts";

const Wire = z.tuple([z.string()], z.string().refine(isText));

function isText(text: string): boolean {
  return !text.includes("\0");
}

/** Encodes the last row of a page. It contains the list, so that it cannot be used with another one. */
export const writeCursor = (list: string, ...position: readonly string[]): string =>
  Buffer.from(JSON.stringify([list, ...position])).toString("base64url");

/** Decodes a cursor. Refuses one of another list, and anything else. */
export function readCursor(list: string, cursor: string, isAt: (at: string) => boolean): { at: string; id: string } {
  const [at = "", id, ...more] = readPosition(list, cursor);
  if (id === undefined || more.length > 0 || !isAt(at)) throw new CursorInvalid();
  return { at, id };
}

/** Decodes the values of a cursor. The caller checks them. */
export function readPosition(list: string, cursor: string): string[] {
  const parsed = Wire.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success || parsed.data[0] !== list) throw new CursorInvalid();
  return parsed.data.slice(1);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
