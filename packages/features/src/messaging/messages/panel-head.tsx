import { useT } from "@offertory/i18n/react";
import { IconButton } from "@offertory/ui";
import { ArrowLeft } from "@offertory/ui/icons.ts";
import { type ReactNode, useEffect, useRef } from "react";

/** The header of a mode: a back button and its title. */
export function PanelHead({ onBack, children }: { onBack(): void; children: ReactNode }) {
  const t = useT();
  const back = useRef<HTMLButtonElement>(null);
  // The element that had the focus was removed with the previous mode.
  useEffect(() => {
    if (document.activeElement === document.body) back.current?.focus();
  }, []);
  return (
    <div className="flex items-center gap-3 border-b border-line px-3 py-2">
      <IconButton ref={back} label={t("messaging:messages.back")} icon={<ArrowLeft />} onClick={onBack} />
      {children}
    </div>
  );
}
