import { trusted } from "./html.ts";

// Drawn after lucide (ISC license), stroke 1.75; always beside a text, so hidden from screen readers.
const icon = (shapes: string) =>
  trusted(
    `<svg class="icon" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${shapes}</svg>`,
  );

export const productMark = trusted(
  `<svg class="icon" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="8" fill="currentColor"/><g fill="var(--on-brand)"><path d="M6.5 17h19a1 1 0 0 1 1 1.1 10.6 10.6 0 0 1-21 0 1 1 0 0 1 1-1.1Z"/><circle cx="16" cy="10" r="4"/></g></svg>`,
);
export const inboxIcon = icon(
  `<path d="M22 12h-6l-2 3h-4l-2-3H2"/><path d="M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z"/>`,
);
export const searchIcon = icon(`<circle cx="11" cy="11" r="8"/><path d="m21 21-4.3-4.3"/>`);
export const trashIcon = icon(
  `<path d="M3 6h18"/><path d="M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6"/><path d="M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"/><path d="M10 11v6M14 11v6"/>`,
);
export const pictureIcon = icon(
  `<rect width="18" height="18" x="3" y="3" rx="2"/><circle cx="9" cy="9" r="2"/><path d="m21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21"/>`,
);
export const backIcon = icon(`<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>`);
export const attachmentIcon = icon(
  `<path d="m21.44 11.05-9.19 9.19a6 6 0 0 1-8.49-8.49l8.57-8.57A4 4 0 1 1 18 8.84l-8.59 8.57a2 2 0 0 1-2.83-2.83l8.49-8.48"/>`,
);
export const coinsIcon = icon(
  `<circle cx="8" cy="8" r="6"/><path d="M18.09 10.37A6 6 0 1 1 10.34 18"/><path d="M7 6h1v4"/><path d="m16.71 13.88.7.71-2.82 2.82"/>`,
);
