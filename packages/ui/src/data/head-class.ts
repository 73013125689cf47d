/** A header cell stays visible below the header of the app while the table scrolls. */
export const headClass =
  "sticky top-(--header-height,0px) z-2 h-10 border-b border-line bg-raised text-xs font-medium text-ink-soft";
