import { useT } from "@offertory/i18n/react";
import { Button, IconButton } from "@offertory/ui";
import { ChevronLeft, ChevronRight } from "@offertory/ui/icons.ts";
import { useTimes } from "../use-times.ts";
import { shiftMonth } from "./month-days.ts";

interface MonthSwitchProps {
  month: string;
  isNow: boolean;
  onChange(month: string): void;
  onToday(): void;
}

export function MonthSwitch({ month, isNow, onChange, onToday }: MonthSwitchProps) {
  const t = useT();
  const times = useTimes();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <IconButton
        label={t("calendar:previous")}
        icon={<ChevronLeft />}
        onClick={() => onChange(shiftMonth(month, -1))}
      />
      <IconButton label={t("calendar:next")} icon={<ChevronRight />} onClick={() => onChange(shiftMonth(month, 1))} />
      <h2 aria-live="polite" className="text-lg font-semibold">
        {times.month(month)}
      </h2>
      {isNow ? null : (
        <Button size="small" onClick={onToday}>
          {t("calendar:today")}
        </Button>
      )}
    </div>
  );
}
