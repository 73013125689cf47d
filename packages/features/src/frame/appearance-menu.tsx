import { useT } from "@offertory/i18n/react";
import { IconButton, LazyPopover } from "@offertory/ui";
import { Languages } from "@offertory/ui/icons.ts";

const loadPanel = async () => (await import("./appearance-panel.tsx")).AppearancePanel;

/** The menu with the choice of language, theme and density. Few open it, so its code is not in the first load. */
export function AppearanceMenu({ hasTables = false }: { hasTables?: boolean }) {
  const t = useT();
  return (
    <LazyPopover
      label={t("shell:appearance.open")}
      className="w-72 p-4"
      load={loadPanel}
      loadingText={t("common:loading")}
      failedText={t("shell:unreachable.panel")}
      trigger={<IconButton label={t("shell:appearance.open")} icon={<Languages />} />}
      contents={() => ({ hasTables })}
    />
  );
}
