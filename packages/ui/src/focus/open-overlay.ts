/** Base UI's dialogs say whether they are open, since a closing one stays for its animation. */
const OPEN_DIALOG = ':is([role="dialog"], [role="alertdialog"])[data-open]';
/** Our own popups are in the document only while they are open. */
const OPEN_POPUP = "[popover]";

/** The dialog that lies above all others. */
export const topDialog = (page: Document): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>(OPEN_DIALOG)].at(-1);

/** Whether something is in a dialog, a menu or another popup that is open. */
export const isInOverlay = (element: Element | null): boolean =>
  Boolean(element?.closest(`${OPEN_DIALOG}, ${OPEN_POPUP}`));
