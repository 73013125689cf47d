import { useT } from "@offertory/i18n/react";
import { IconButton } from "@offertory/ui";
import { ChevronLeft, ChevronRight, CircleHelp, Columns2, Monitor, X } from "@offertory/ui/icons.ts";
import type { KeyAction } from "./use-keys.ts";

interface StageBarProps {
  slideIndex: number;
  total: number;
  onAct(action: KeyAction): void;
  onLeave(): void;
}

/** The current position and the buttons of the presentation. */
export function StageBar({ slideIndex, total, onAct, onLeave }: StageBarProps) {
  const t = useT();
  const where = t("lessons:present.slide", { place: String(slideIndex + 1), total: String(total) });
  return (
    <footer className="relative flex items-center gap-1 border-t border-line bg-raised px-2 py-1 sm:px-4">
      <progress
        aria-label={t("lessons:present.progress")}
        value={slideIndex + 1}
        max={total}
        className="absolute inset-x-0 -top-px h-1 w-full appearance-none accent-(--brand) [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-brand"
      />
      <IconButton label={t("lessons:present.leave")} icon={<X />} onClick={onLeave} />
      {document.fullscreenEnabled ? (
        <IconButton label={t("lessons:present.fullscreen")} icon={<Monitor />} onClick={() => onAct("fullscreen")} />
      ) : null}
      <IconButton label={t("lessons:present.presenter")} icon={<Columns2 />} onClick={() => onAct("notes")} />
      <IconButton
        label={t("lessons:present.help")}
        icon={<CircleHelp />}
        className="max-sm:hidden"
        onClick={() => onAct("help")}
      />
      <span className="ms-auto" />
      <IconButton
        label={t("lessons:present.previous")}
        icon={<ChevronLeft />}
        disabled={slideIndex === 0}
        onClick={() => onAct("previous")}
      />
      <span className="tabular min-w-16 text-center text-sm whitespace-nowrap text-ink-soft">{where}</span>
      <IconButton
        label={t("lessons:present.next")}
        icon={<ChevronRight />}
        disabled={slideIndex === total - 1}
        onClick={() => onAct("next")}
      />
    </footer>
  );
}
