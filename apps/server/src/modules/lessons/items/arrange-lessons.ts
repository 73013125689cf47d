import type { Arranged } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Lessons } from "../lessons.ts";
import { LessonOrderUnknown } from "../lessons-errors.ts";

/**
 * Puts siblings into this order. Siblings that the request does not name (perhaps added meanwhile) come last, in their
 * previous order.
 */
export const arrangeLessons = (
  lessons: Lessons,
  { kind, ids }: { kind: Arranged; ids: readonly string[] },
  { churchId }: Caller,
): Promise<Record<string, never>> =>
  inTransaction(lessons, churchId, async ({ items }) => {
    const named = [...new Set(ids)];
    const known = await items.listSiblings(kind, churchId, named[0] ?? "");
    if (known.length === 0 || !named.every((id) => known.includes(id))) throw new LessonOrderUnknown();
    await items.arrange(kind, churchId, [...named, ...known.filter((id) => !named.includes(id))]);
    return {};
  });
