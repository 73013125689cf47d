/** The looks of what floats beside its trigger. */
export const floatingClass =
  "rounded-card border border-line bg-raised text-ink shadow-float outline-none " +
  "max-w-[min(24rem,var(--available-width))] max-h-(--available-height) origin-(--transform-origin) overflow-y-auto " +
  "transition-[opacity,scale] duration-120 data-instant:transition-none " +
  "data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0";
