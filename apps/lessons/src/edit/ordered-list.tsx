import type { Arranged } from "@offertory/contract";
import { type ReactNode, useRef, useState } from "react";
import { OrderedRow } from "./ordered-row.tsx";
import { useOrder } from "./use-order.ts";

interface OrderedListProps<Item> {
  kind: Arranged;
  items: readonly Item[];
  nameOf(item: Item): string;
  /** The content of the row, beside its handle. */
  head(item: Item): ReactNode;
  /** The buttons after those that move the row. */
  actions?(item: Item): ReactNode;
  /** Rendered below the row. */
  children?(item: Item): ReactNode;
}

/** Rows that are moved by dragging their handle or by arrow buttons. */
export function OrderedList<Item extends { id: string }>(props: OrderedListProps<Item>) {
  const { kind, items, nameOf, head, actions, children } = props;
  const { ordered, moveTo, announcement } = useOrder(kind, items, nameOf);
  const [shownDrag, setShownDrag] = useState<number | null>(null);
  const dragged = useRef<number | null>(null);

  /** Updates the look in a timeout, because browsers cancel a drag if the page changes while it starts. */
  function drag(index: number | null): void {
    dragged.current = index;
    setTimeout(() => setShownDrag(dragged.current));
  }

  return (
    <>
      <ol className="flex flex-col gap-3">
        {ordered.map((item, index) => (
          <OrderedRow
            key={item.id}
            title={nameOf(item)}
            index={index}
            count={ordered.length}
            head={head(item)}
            actions={actions?.(item)}
            onMoveTo={(to) => void moveTo(item, to)}
            isDragged={shownDrag === index}
            draggedIndex={() => dragged.current}
            onDrag={drag}
            onDrop={() => {
              const moved = ordered[dragged.current ?? -1];
              drag(null);
              if (moved) void moveTo(moved, index);
            }}
          >
            {children?.(item)}
          </OrderedRow>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
