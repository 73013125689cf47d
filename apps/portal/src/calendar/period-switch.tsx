import { useT } from "@offertory/i18n/react";
import { Button, IconButton } from "@offertory/ui";
import { ChevronLeft, ChevronRight } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";

interface PeriodSwitchProps {
  title: string;
  isWeek: boolean;
  isNow: boolean;
  onStep(by: 1 | -1): void;
  onToday(): void;
  children: ReactNode;
}

/** Goes to the previous or next week or month, or to today. */
export function PeriodSwitch({ title, isWeek, isNow, onStep, onToday, children }: PeriodSwitchProps) {
  const t = useT();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <IconButton
        label={t(isWeek ? "calendar:previousWeek" : "calendar:previous")}
        icon={<ChevronLeft />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={t(isWeek ? "calendar:nextWeek" : "calendar:next")}
        icon={<ChevronRight />}
        onClick={() => onStep(1)}
      />
      <h2 aria-live="polite" className="text-lg font-semibold">
        {title}
      </h2>
      {isNow ? null : (
        <Button size="small" onClick={onToday}>
          {t("calendar:today")}
        </Button>
      )}
      {children}
    </div>
  );
}
