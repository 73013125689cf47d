import type { PageElement, PageSection } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import type { useElements } from "./use-elements.ts";
import type { History, Step } from "./use-history.ts";
import type { useSections } from "./use-sections.ts";

/** Removes sections and elements, and offers to restore each. */
export function useRemovals(
  sections: ReturnType<typeof useSections>,
  elements: ReturnType<typeof useElements>,
  history: History,
) {
  const t = useT();
  const snackbar = useSnackbar();

  async function remove(step: Step): Promise<void> {
    if (!(await step.redo())) return;
    history.remember(step);
    snackbar.success(t("pages:canvas.removed", { name: step.name }), {
      label: t("common:undo"),
      onSelect: () => void history.undoStep(step),
    });
  }

  return {
    removeElement: (element: PageElement, name: string) =>
      remove({ name, redo: () => elements.remove(element), undo: () => elements.restore(element.id) }),
    removeSection: (section: PageSection, name: string) =>
      remove({ name, redo: () => sections.remove(section), undo: () => sections.restore(section.id) }),
  };
}
