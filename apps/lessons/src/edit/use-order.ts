import { arrangeLessons, type Arranged } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { movedTo } from "@offertory/ui";
import { useRef, useState } from "react";
import { useChange } from "./use-change.ts";

/** Items in an order that can be changed; the new order is shown at once and saved on the server. */
export function useOrder<Item extends { id: string }>(
  kind: Arranged,
  items: readonly Item[],
  nameOf: (item: Item) => string,
) {
  const t = useT();
  const { attempt } = useChange();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const last = useRef(0);
  const ordered = ids ? items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : items;

  async function moveTo(item: Item, index: number): Promise<void> {
    const known = ordered.map(({ id }) => id);
    const next = movedTo(known, item.id, index);
    if (next === known) return;
    const turn = (last.current += 1);
    setIds(next);
    const at = String(next.indexOf(item.id) + 1);
    setAnnouncement(t("lessons:edit.moved", { title: nameOf(item), place: at, total: String(next.length) }));
    await attempt((call) => call(arrangeLessons, { body: { kind, ids: [...next] } }));
    if (last.current === turn) setIds(null);
  }

  return { ordered, moveTo, announcement };
}
