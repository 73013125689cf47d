/** A header cell stays visible while the table scrolls, below the header of the app and the bar of bulk actions. */
export const headClass =
  "sticky short:static top-[calc(var(--header-height,0px)+var(--bulk-bar-height,0px))] z-2 h-10 border-b border-line bg-raised text-xs font-medium text-ink-soft";
