import { ELEMENT_TYPES, type ElementType } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Dialog } from "@offertory/ui";
import { elementIcon } from "../editor/canvas/element-icon.tsx";

// i18n-uses: pages:types.* pages:typeHints.*

interface AddPaletteProps {
  /** Whether it is inside a column, which cannot contain columns. */
  isInside: boolean;
  onPick(type: ElementType): void;
  onClose(): void;
}

/** Buttons for the element types; each adds one. */
export function AddPalette({ isInside, onPick, onClose }: AddPaletteProps) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} title={t("pages:canvas.addTitle")} closeLabel={t("common:close")}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {ELEMENT_TYPES.filter((type) => !isInside || type !== "columns").map((type) => (
          <li key={type}>
            <button
              type="button"
              onClick={() => onPick(type)}
              className="flex min-h-14 w-full items-center gap-3 rounded-field border border-line px-3 py-2 text-start transition-colors hover:border-line-strong hover:bg-sunken [&_svg]:shrink-0 [&_svg]:text-brand"
            >
              {elementIcon(type)}
              <span className="min-w-0">
                <span className="block text-sm font-medium text-ink">{t(`pages:types.${type}`)}</span>
                <span className="block text-xs text-pretty text-ink-soft">{t(`pages:typeHints.${type}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
