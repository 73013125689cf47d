import type { PageElement } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ArrowDown, ArrowUp, Copy, Pencil, Plus, Trash2 } from "@offertory/ui/icons.ts";
import type { ElementPosition } from "../page-plan.ts";
import { DragHandle, ToolBar } from "../tool-bar.tsx";
import type { PageWork } from "../use-page-work.ts";

interface ElementToolsProps {
  work: PageWork;
  element: PageElement;
  name: string;
  position: ElementPosition;
  className: string;
}

export function ElementTools({ work, element, name, position, className }: ElementToolsProps) {
  const t = useT();
  const { id } = element;
  return (
    <ToolBar
      name={name}
      isNarrow={position.parentId !== null}
      isLow={position.parentId !== null}
      of={id}
      className={className}
      tools={[
        { label: t("pages:canvas.change"), icon: <Pencil />, onSelect: () => work.edit(element), isQuick: true },
        {
          label: t("pages:canvas.up"),
          icon: <ArrowUp />,
          onSelect: () => work.move(element, -1),
          disabled: !work.mayMove(id, -1),
          isQuick: true,
        },
        {
          label: t("pages:canvas.down"),
          icon: <ArrowDown />,
          onSelect: () => work.move(element, 1),
          disabled: !work.mayMove(id, 1),
          isQuick: true,
        },
        { label: t("pages:canvas.addBefore"), icon: <Plus />, onSelect: () => work.add(position) },
        {
          label: t("pages:canvas.addAfter"),
          icon: <Plus />,
          onSelect: () => work.add({ ...position, index: position.index + 1 }),
        },
        {
          label: t("pages:canvas.duplicate"),
          icon: <Copy />,
          onSelect: () => void work.elements.duplicate(element),
          isQuick: true,
        },
        {
          label: t("pages:canvas.remove"),
          icon: <Trash2 />,
          onSelect: () => void work.removals.removeElement(element, name),
          danger: true,
          isQuick: true,
        },
      ]}
    >
      <DragHandle name={name} onDrag={(isOn) => work.drag(isOn ? id : null)} />
    </ToolBar>
  );
}
