import { html, type Html } from "../../pages/html.ts";
import { formatAmount } from "../format-amount.ts";
import { FUNDINGS, WALLET_NAMES, type Wallet } from "./wallets.ts";
import type { WindowSubject } from "./window-subject.ts";

const page = (wallet: Wallet, content: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${WALLET_NAMES[wallet]} (sandbox)</title>
        <link rel="stylesheet" href="/paypal/browser/window.css" />
      </head>
      <body class="${wallet}">
        <p class="sandbox">Sandbox: this is not ${WALLET_NAMES[wallet]}, and no real money moves.</p>
        <main>${content}</main>
        <script type="module" src="/paypal/browser/wallet-window.js"></script>
      </body>
    </html>`.text;

/** The page that is shown while the church's page prepares the payment. */
export const loadingPage = (): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>One moment (sandbox)</title>
        <link rel="stylesheet" href="/paypal/browser/window.css" />
      </head>
      <body>
        <p class="sandbox">Sandbox: no real money moves.</p>
        <main><p role="status">One moment: the payment is being prepared.</p></main>
      </body>
    </html>`.text;

export const overPage = (wallet: Wallet, sentence: string): string =>
  page(
    wallet,
    html`<h1>Nothing to approve</h1>
      <p>${sentence}</p>
      <button value="error">Back to the page</button>`,
  );

export function windowPage(wallet: Wallet, subject: WindowSubject): string {
  const name = WALLET_NAMES[wallet];
  const order = subject.kind === "order" ? subject.order : undefined;
  const amount = order && formatAmount(order.cents, order.currency);
  const declined = order?.payer?.fate === "instrument";
  const again = order?.status === "PAYER_ACTION_REQUIRED" && order.payer?.fate === "confirm";
  return page(
    wallet,
    html`<h1>${amount ? `Pay ${amount} with ${name}` : `Save your ${name} account for later gifts`}</h1>
      ${declined && html`<p class="note">What you chose was declined. Choose something else to pay with.</p>`}
      ${again && html`<p class="note">Your bank asks you to confirm this payment once more.</p>`}
      <form novalidate>
        <label>First name <input name="givenName" value="${order?.payer?.givenName ?? "Pat"}" /></label>
        <label>Last name <input name="surname" value="${order?.payer?.surname ?? "Payer"}" /></label>
        <label>
          Email <input name="email" type="email" value="${order?.payer?.email ?? `pat.payer@${wallet}.example`}" />
        </label>
        <fieldset>
          <legend>Pay with</legend>
          ${Object.entries(FUNDINGS).map(
            ([value, { label }], index) =>
              html`<label class="choice">
                <input type="radio" name="funding" value="${value}" ${index === 0 && html`checked`} /> ${label}
              </label>`,
          )}
        </fieldset>
        <p class="problem" role="alert"></p>
        <button value="approve" class="main">${amount ? `Pay ${amount}` : "Agree and save"}</button>
        <button type="button" value="cancel">Cancel and go back</button>
      </form>
      <fieldset class="trouble">
        <legend>Or let something go wrong</legend>
        <button value="decline">Pay with a declined card</button>
        <button value="slow">Approve after 5 seconds</button>
        <button value="lost">Approve, and lose the answer</button>
        <button value="close">Close the window</button>
        <button value="error">Break with an error</button>
      </fieldset>`,
  );
}
