import { html } from "../../pages/html.ts";

/** The frame with the wallets' buttons. Its script draws them when the page has sent their options. */
export const expressFramePage = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <title>Express checkout</title>
      <link rel="stylesheet" href="/stripe/browser/express-frame.css" />
    </head>
    <body>
      <div id="buttons" role="group" aria-label="Express checkout (sandbox)"></div>
      <script type="module" src="/stripe/browser/express-frame.js"></script>
    </body>
  </html>`;
