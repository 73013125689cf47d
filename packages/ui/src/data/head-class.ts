/** A head cell stays in sight below the header of the app. */
export const headClass =
  "sticky top-(--header-height,0px) z-2 h-10 border-b border-line bg-raised text-xs font-medium text-ink-soft";
