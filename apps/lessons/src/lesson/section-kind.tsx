import type { LessonSectionKind } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { BookOpen, CirclePlay, HandHeart, Info, MessageSquare } from "@offertory/ui/icons.ts";

// i18n-uses: lessons:kind.*

const ICONS = {
  say: <MessageSquare className="size-4" />,
  do: <HandHeart className="size-4" />,
  read: <BookOpen className="size-4" />,
  play: <CirclePlay className="size-4" />,
  note: <Info className="size-4" />,
} as const satisfies Record<LessonSectionKind, object>;

/** The kind of a section, as a word with an icon. */
export function SectionKind({ kind }: { kind: LessonSectionKind }) {
  const t = useT();
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-medium ${kind === "note" ? "text-warning" : "text-brand"}`}
    >
      {ICONS[kind]}
      {t(`lessons:kind.${kind}`)}
    </span>
  );
}
