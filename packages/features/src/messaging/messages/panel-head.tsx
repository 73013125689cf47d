import { useT } from "@offertory/i18n/react";
import { classNames, IconButton } from "@offertory/ui";
import { ArrowLeft } from "@offertory/ui/icons.ts";
import { type ReactNode, useEffect, useRef } from "react";

interface PanelHeadProps {
  /** Without it there is no back button, because the list is shown beside it. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** The header of a mode: a back button and its title. */
export function PanelHead({ onBack, children }: PanelHeadProps) {
  const t = useT();
  const back = useRef<HTMLButtonElement>(null);
  // The element that had the focus was removed with the previous mode.
  useEffect(() => {
    if (document.activeElement === document.body) back.current?.focus();
  }, []);
  return (
    <div className={classNames("flex min-h-15 items-center gap-3 border-b border-line py-2", onBack ? "px-3" : "px-5")}>
      {onBack ? (
        <IconButton ref={back} label={t("messaging:messages.back")} icon={<ArrowLeft />} onClick={onBack} />
      ) : null}
      {children}
    </div>
  );
}
