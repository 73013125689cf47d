import { useT } from "@offertory/i18n/react";
import { Divider } from "@offertory/ui";
import { ArrowLeft } from "@offertory/ui/icons.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { MenuRow } from "./menu-row.tsx";

/** A panel of the menu: its title, a back button, and its rows. */
export function Panel({ title, onBack, children }: { title: string; onBack(): void; children: ReactNode }) {
  const t = useT();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector("button")?.focus(), []);
  return (
    <div ref={panel} role="group" aria-label={title}>
      <MenuRow icon={<ArrowLeft />} onSelect={onBack}>
        {t("shell:userMenu.back")}
      </MenuRow>
      <Divider className="my-1.5" />
      <p className="px-3 pt-1 pb-1.5 text-xs font-medium text-ink-soft">{title}</p>
      {children}
    </div>
  );
}
