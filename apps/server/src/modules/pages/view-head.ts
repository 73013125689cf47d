/** Where the page is shown: by itself, on another website, or on a tablet in the foyer. */
export type DonationPageView = "page" | "embed" | "kiosk";

/** Large keys and texts for a tablet on a stand. In this view only, so that the usual page does not carry it. */
const KIOSK_STYLE = `
:root{font-size:125%}
.kiosk{flex:1;display:flex;flex-direction:column;gap:1rem;padding:0 1rem 1.5rem;width:100%}
.kiosk h1{font-size:1.25rem;font-weight:600;text-align:center}
.kiosk-amount{font-size:3rem;font-weight:600;text-align:center;line-height:1.2}
.kiosk-presets,.kiosk-keys{display:grid;gap:.5rem;grid-template-columns:repeat(4,1fr)}
.kiosk-keys{grid-template-columns:repeat(3,1fr)}
.kiosk button{min-height:3.25rem;font-size:1.25rem}
.kiosk-idle{margin:auto;padding:2rem;border:0;border-radius:1rem;text-align:center}
.kiosk-idle::backdrop{background:#0009}
.kiosk-idle button{margin-top:1.5rem;min-height:3.25rem;padding:0 2rem;border-radius:.5rem;background:var(--color-brand);color:var(--color-on-brand);font-weight:600}
`;
/** The form is behind the amount, which a tablet asks first. */
const KIOSK_START = "#give main:not(.kiosk){display:none}";

/** Returns what a view of the donation page has in its head besides what all have. */
export function viewHead(view: DonationPageView, { nonce, amount }: { nonce: string; amount: string }): string {
  // On another website, links open outside of the frame, which is as high as its content.
  if (view === "embed") return `<base target="_blank"><style nonce="${nonce}">body{min-height:0}</style>`;
  if (view === "kiosk") return `<style nonce="${nonce}">${KIOSK_STYLE}${amount ? "" : KIOSK_START}</style>`;
  return "";
}
