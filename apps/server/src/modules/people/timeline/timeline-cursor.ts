import { TIMELINE_KINDS, type TimelineKind } from "@offertory/contract";
import { z } from "zod";
import { CursorInvalid } from "../people-errors.ts";

/** The last entry of a page. */
export interface TimelineCursor {
  at: string;
  kind: TimelineKind;
  id: string;
}

const CursorTuple = z.tuple([
  z.iso.datetime().refine((at) => at >= "0001"),
  z.enum(TIMELINE_KINDS),
  z.string().refine((id) => !id.includes("\0")),
]);

export const writeTimelineCursor = ({ at, kind, id }: TimelineCursor): string =>
  Buffer.from(JSON.stringify([at, kind, id])).toString("base64url");

export function readTimelineCursor(cursor: string): TimelineCursor {
  const parsed = CursorTuple.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) throw new CursorInvalid();
  const [at, kind, id] = parsed.data;
  return { at, kind, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
