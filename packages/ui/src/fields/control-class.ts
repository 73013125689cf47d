/** The look of all text inputs. On phones the text is 16 pixels, because iOS zooms into smaller inputs. */
export const controlClass =
  "w-full min-w-0 rounded-field border border-line-strong bg-raised px-3 text-base text-ink md:text-sm " +
  "shadow-card transition-colors hover:border-ink-soft " +
  "focus-visible:border-brand focus-visible:outline-offset-[-1px] " +
  "aria-invalid:border-danger aria-invalid:focus-visible:outline-danger " +
  "[&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft";

export const controlHeight = "h-11 md:h-10";
