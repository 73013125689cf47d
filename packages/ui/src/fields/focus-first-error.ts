/** Moves the focus to the first field that has an error, and returns whether there was one. */
export function focusFirstError(form: HTMLElement): boolean {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!invalid) return false;
  const focusable = invalid.matches("fieldset")
    ? invalid.querySelector<HTMLElement>("input, select, textarea")
    : invalid;
  focusable?.focus();
  return true;
}
