import type { PageElement, PageSection } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { useState } from "react";
import type { useElements } from "./use-elements.ts";
import type { useSections } from "./use-sections.ts";

interface Removed {
  id: string;
  name: string;
  restore(): Promise<boolean>;
}

/** Removes sections and elements, and keeps how to restore each, the last one first. */
export function useRemovals(sections: ReturnType<typeof useSections>, elements: ReturnType<typeof useElements>) {
  const t = useT();
  const snackbar = useSnackbar();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);

  function remember(one: Removed): void {
    setRemoved((known) => [...known, one]);
    snackbar.success(t("pages:canvas.removed", { name: one.name }), {
      label: t("common:undo"),
      onSelect: () => void bringBack(one),
    });
  }

  async function bringBack(one: Removed): Promise<void> {
    setRemoved((known) => known.filter(({ id }) => id !== one.id));
    if (!(await one.restore())) setRemoved((known) => [...known, one]);
  }

  const last = removed.at(-1);
  return {
    last: last?.name ?? null,
    undo: () => last && void bringBack(last),
    /** Called after a version was restored: elements removed before cannot be put back into it. */
    forget: () => setRemoved([]),
    async removeElement(element: PageElement, name: string): Promise<void> {
      const { id } = element;
      if (await elements.remove(element)) remember({ id, name, restore: () => elements.restore(id) });
    },
    async removeSection(section: PageSection, name: string): Promise<void> {
      const { id } = section;
      if (await sections.remove(section)) remember({ id, name, restore: () => sections.restore(id) });
    },
  };
}
