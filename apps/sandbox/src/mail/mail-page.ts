import { html, type Html } from "../pages/html.ts";
import { attachmentIcon, backIcon, trashIcon } from "../pages/icons.ts";
import type { Page } from "../pages/page-frame.ts";
import { splitLinks } from "./find-links.ts";
import { FRAME_SANDBOX } from "./mail-body.ts";
import type { OpenedMail } from "./mail-store.ts";
import { mailTime } from "./mail-time.ts";

const MAX_SHOWN = 300_000;

export type MailView = "html" | "text" | "source";

export function mailPage(mail: OpenedMail, wanted: string): Page {
  const views = viewsOf(mail);
  const view = views.find((offered) => offered === wanted) ?? views[0] ?? "text";
  const subject = mail.summary.subject || "(no subject)";
  return {
    title: subject,
    area: "mail",
    scripts: ["show-times"],
    body: html`<div class="heading">
        <a class="button quiet" href="/mail">${backIcon}Inbox</a>
        <a class="button quiet" href="/mail/${mail.summary.id}/delete">${trashIcon}Delete</a>
      </div>
      <article class="card mail">
        <header>
          <h1>${subject}</h1>
          ${headLines(mail)}
        </header>
        <nav class="tabs" aria-label="Views of this mail">
          ${views.map((offered) => tab(mail.summary.id, offered, offered === view))}
        </nav>
        <div class="view">${showView(mail, view)}</div>
        ${attachments(mail)}
      </article>`,
  };
}

function viewsOf({ content }: OpenedMail): MailView[] {
  if (!content.html) return ["text", "source"];
  return content.text ? ["html", "text", "source"] : ["html", "source"];
}

const NAMES: Record<MailView, string> = { html: "Mail", text: "Text", source: "Source" };

function tab(id: string, view: MailView, current: boolean): Html {
  return html`<a href="/mail/${id}?view=${view}" ${current && html` aria-current="page"`}>${NAMES[view]}</a>`;
}

function headLines({ summary, content }: OpenedMail): Html {
  const from = summary.fromName ? `${summary.fromName} <${summary.from}>` : summary.from || "(no sender)";
  const named = `${content.toLine}, ${content.ccLine}`.toLowerCase();
  const unnamed = summary.to.filter((address) => !named.includes(address.toLowerCase()));
  const lines: [string, string | Html][] = [
    ["From", from],
    ["To", content.toLine || (unnamed.length > 0 ? "" : "(nobody)")],
    ["Cc", content.ccLine],
    ["Bcc", unnamed.join(", ")],
    ["Date", mailTime(summary.date, "long")],
  ];
  return html`<dl>
    ${lines
      .filter(([, value]) => value !== "")
      .map(
        ([term, value]) =>
          html`<dt>${term}</dt>
            <dd>${value}</dd>`,
      )}
  </dl>`;
}

function showView({ summary, source, content }: OpenedMail, view: MailView): Html {
  switch (view) {
    case "html":
      return html`<iframe
        title="The mail as its reader sees it"
        src="/mail/${summary.id}/body"
        sandbox="${FRAME_SANDBOX}"
        referrerpolicy="no-referrer"
      ></iframe>`;
    case "text":
      return html`<pre class="text">${linked(content.text.slice(0, MAX_SHOWN))}</pre>
        ${cutNote(summary.id, content.text.length)}`;
    case "source":
      return html`<pre>${source.subarray(0, MAX_SHOWN).toString()}</pre>
        ${cutNote(summary.id, source.length)}`;
  }
}

function linked(text: string): Html[] {
  return [...splitLinks(text)].map(
    ({ plain, link }) =>
      html`${plain}${link && html`<a href="${link}" target="_blank" rel="noopener noreferrer">${link}</a>`}`,
  );
}

function cutNote(id: string, length: number): Html | false {
  return (
    length > MAX_SHOWN &&
    html`<p class="soft">This is only the beginning. <a href="/mail/${id}/source">Show the whole source</a>.</p>`
  );
}

function attachments({ summary, content }: OpenedMail): Html | false {
  if (content.attachments.length === 0) return false;
  return html`<footer>
    <h2>Attachments</h2>
    <ul>
      ${content.attachments.map(
        ({ name, bytes }, index) =>
          html`<li>
            <a href="/mail/${summary.id}/attachments/${index + 1}" download>${attachmentIcon}${name}</a>
            <span class="soft">${sizeOf(bytes.length)}</span>
          </li>`,
      )}
    </ul>
  </footer>`;
}

function sizeOf(bytes: number): string {
  return bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1024 * 1024
      ? `${Math.round(bytes / 1024)} kB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
