import { html, type Html } from "../pages/html.ts";
import { inboxIcon, searchIcon, trashIcon } from "../pages/icons.ts";
import type { Page } from "../pages/page-frame.ts";
import { countMails } from "./count-mails.ts";
import type { MailSummary } from "./mail.ts";
import { mailTime } from "./mail-time.ts";

const RELOAD_SECONDS = 10;
const MAX_SUGGESTIONS = 100;

export type Inbox = {
  /** All stored emails, newest first. */
  all: MailSummary[];
  /** The emails that match the search. */
  found: MailSummary[];
  /** The emails of the current page. */
  shown: MailSummary[];
  text: string;
  to: string;
  olderHref: string;
  newestHref: string;
  notice: string;
  revision: number;
};

export function inboxPage(inbox: Inbox): Page {
  const unread = inbox.all.filter((mail) => !mail.read).length;
  return {
    title: unread > 0 ? `(${unread}) Inbox` : "Inbox",
    area: "mail",
    scripts: ["show-times", "refresh-inbox"],
    reloadWithoutScripts: RELOAD_SECONDS,
    body: html`<div class="heading">
        <div>
          <h1>Inbox</h1>
          <p class="soft" id="count" data-live>${countMails(inbox.all)}</p>
        </div>
        <div id="tools" data-live>
          ${inbox.all.length > 0 && html`<a class="button quiet" href="/mail/delete-all">${trashIcon}Delete all</a>`}
        </div>
      </div>
      <p class="notice" id="notice" role="status">${inbox.notice}</p>
      ${searchForm(inbox)}
      <div id="mails" data-live data-revision="${inbox.revision}">${mailList(inbox)}</div>`,
  };
}

function searchForm({ all, text, to }: Inbox): Html {
  const recipients = [...new Set(all.flatMap((mail) => mail.to))].slice(0, MAX_SUGGESTIONS);
  return html`<form class="search" role="search" method="get" action="/mail">
    <label>Search<input type="search" name="text" value="${text}" placeholder="Any words" autocomplete="off" /></label>
    <label
      >Recipient<input
        type="search"
        name="to"
        value="${to}"
        placeholder="Anyone"
        list="recipients"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
    /></label>
    <datalist id="recipients">${recipients.map((address) => html`<option value="${address}"></option>`)}</datalist>
    <button class="button" type="submit">${searchIcon}Search</button>
    ${(text || to) && html`<a class="button quiet" href="/mail">Clear</a>`}
  </form>`;
}

function mailList(inbox: Inbox): Html {
  if (inbox.shown.length === 0) return emptyState(inbox);
  const searching = Boolean(inbox.text || inbox.to);
  return html`${searching && html`<p class="soft found">Found ${countMails(inbox.found)}.</p>`}
    <ul class="card mails">
      ${inbox.shown.map(mailRow)}
    </ul>
    ${
      (inbox.olderHref || inbox.newestHref) &&
      html`<nav class="pager" aria-label="Pages">
        ${inbox.newestHref && html`<a class="button" href="${inbox.newestHref}">Newest</a>`}
        ${inbox.olderHref && html`<a class="button" href="${inbox.olderHref}">Older</a>`}
      </nav>`
    }`;
}

function mailRow(mail: MailSummary): Html {
  return html`<li${!mail.read && html` class="unread"`}><a id="mail-${mail.id}" href="/mail/${mail.id}">
<span class="dot">${!mail.read && html`<span class="unseen">Unread.</span>`}</span>
<span class="to"><span class="unseen">To </span>${mail.to.join(", ") || "nobody"}</span>
<span class="words"><span class="subject">${mail.subject || "(no subject)"}</span> <span class="excerpt">${mail.excerpt.slice(0, 160)}</span></span>
<span class="when">${mailTime(mail.received, "short")}</span>
</a></li>`;
}

function emptyState({ all }: Inbox): Html {
  if (all.length > 0) {
    return html`<section class="card centred">
      ${searchIcon}
      <h2>No mail matches</h2>
      <p>Try fewer words, or <a href="/mail">show all mail</a>.</p>
    </section>`;
  }
  return html`<section class="card centred" id="no-mail">
    ${inboxIcon}
    <h2>No mail yet</h2>
    <p>
      When Offertory sends a mail, for example after you register or ask for a new password, it appears here by itself.
    </p>
  </section>`;
}
