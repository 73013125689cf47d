import { readFileSync } from "node:fs";
import { html, trusted, type Html } from "./html.ts";
import { productMark } from "./icons.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const style = trusted(read("./frame.css") + read("./mail.css") + read("./payments.css"));
const scripts = {
  "show-times": trusted(read("./browser/show-times.js")),
  "refresh-inbox": trusted(read("./browser/refresh-inbox.js")),
  "refresh-page": trusted(read("./browser/refresh-page.js")),
};

export type Page = {
  title: string;
  body: Html;
  /** The part of the sandbox that the header marks as current. */
  area?: "mail" | "payments";
  scripts?: (keyof typeof scripts)[];
  /** Seconds after which a browser without scripts loads the page again. */
  reloadWithoutScripts?: number;
};

export function pageFrame(page: Page, nonce: string): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${page.title} · Offertory sandbox</title>
        <link
          rel="icon"
          href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%2312543f'/%3E%3Cpath fill='%23fff' d='M6.5 17h19a1 1 0 0 1 1 1.1 10.6 10.6 0 0 1-21 0 1 1 0 0 1 1-1.1Z'/%3E%3Ccircle cx='16' cy='10' r='4' fill='%23fff'/%3E%3C/svg%3E"
        />
        <style nonce="${nonce}">
          ${style}
        </style>
        ${page.reloadWithoutScripts && html`<noscript><meta http-equiv="refresh" content="${page.reloadWithoutScripts}" /></noscript>`}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <div class="wide">
            <a class="mark" href="/"
              >${productMark}<span>Offertory <b>sandbox</b></span></a
            >
            <nav aria-label="Sandbox">
              <a href="/mail" ${page.area === "mail" && html` aria-current="true"`}>Inbox</a>
              <a href="/payments" ${page.area === "payments" && html` aria-current="true"`}>Payments</a>
            </nav>
          </div>
        </header>
        <main id="main" class="wide" tabindex="-1">${page.body}</main>
        <footer class="wide">No mail leaves this machine, and no money.</footer>
        ${(page.scripts ?? []).map(
          (name) =>
            html`<script nonce="${nonce}" type="module">
              ${scripts[name]};
            </script>`,
        )}
      </body>
    </html> `;
}
