import type { KeptFund } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { IconButton } from "@offertory/ui";
import { ArrowDown, ArrowUp } from "@offertory/ui/icons.ts";
import type { KeyboardEvent } from "react";

interface MoveButtonsProps {
  fund: KeptFund;
  isFirst: boolean;
  isLast: boolean;
  onMove(step: -1 | 1): void;
}

/** Buttons that move a fund up or down; the arrow keys do the same while one has focus. */
export function MoveButtons({ fund: { name }, isFirst, isLast, onMove }: MoveButtonsProps) {
  const t = useT();

  function press(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  }

  return (
    <span className="inline-flex max-sm:flex-col">
      <IconButton
        size="small"
        icon={<ArrowUp />}
        label={t("treasury:funds.up", { name })}
        disabled={isFirst}
        onKeyDown={press}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="small"
        icon={<ArrowDown />}
        label={t("treasury:funds.down", { name })}
        disabled={isLast}
        onKeyDown={press}
        onClick={() => onMove(1)}
      />
    </span>
  );
}
