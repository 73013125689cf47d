import { html } from "../../pages/html.ts";

/** The sheet of a wallet. Its script fills in the amount when the page has sent it. */
export const walletPage = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Sandbox wallet</title>
      <link rel="stylesheet" href="/stripe/browser/wallet-page.css" />
    </head>
    <body>
      <main>
        <header>
          <h1 id="wallet"></h1>
          <button type="button" id="close" aria-label="Close">×</button>
        </header>
        <p class="mark">Sandbox: no real money</p>
        <form id="sheet" hidden>
          <p id="business"></p>
          <table id="items"></table>
          <label>
            Name
            <input id="name" autocomplete="off" value="Wallet Donor" required />
          </label>
          <label id="email-line">
            Email
            <input id="email" type="email" autocomplete="off" value="wallet.donor@example.com" required />
          </label>
          <label id="phone-line">
            Phone
            <input id="phone" type="tel" autocomplete="off" value="+1 555 0100" required />
          </label>
          <label>
            Card
            <select id="card">
              <option value="visa">Visa 4242: pays</option>
              <option value="mastercard">Mastercard 4444: pays</option>
              <option value="amex">American Express 0005: pays</option>
              <option value="chargeDeclinedInsufficientFunds">Visa 9995: has insufficient funds</option>
              <option value="chargeCustomerFail">Visa 0341: can be saved, is declined when charged</option>
              <option value="authenticationRequired">Visa 3184: asks for 3-D Secure</option>
              <option value="createDispute">Visa 0259: pays, and is disputed</option>
            </select>
          </label>
          <button type="submit" id="approve">Approve</button>
          <div class="others">
            <button type="button" value="decline">Decline</button>
            <button type="button" value="cancel">Cancel</button>
            <button type="button" value="slow">Slow</button>
            <button type="button" value="lost">Lost</button>
          </div>
        </form>
        <p id="state" role="status"></p>
        <p id="problem" role="alert"></p>
      </main>
      <script type="module" src="/stripe/browser/wallet-page.js"></script>
    </body>
  </html>`;
