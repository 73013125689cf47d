import { html, type Html } from "../pages/html.ts";
import type { Page } from "../pages/page-frame.ts";
import { FAULT_KINDS, type Fault } from "./faults.ts";
import type { OperatorAction, OperatorList, OperatorPart } from "./operator.ts";
import type { Payments } from "./open-payments.ts";
import { showTime } from "./show-time.ts";

const MAX_ROWS = 50;

export type Shown = { notice: string; problem: string };

/** The frame of every payments page: its tabs, and a notice about the last action. */
export function paymentsFrame(payments: Payments, title: string, path: string, shown: Shown, body: Html): Page {
  const tabs = [
    { href: "/payments", label: "Overview" },
    ...payments.parts.map(({ provider, title }) => ({ href: `/payments/${provider}`, label: title })),
    { href: "/payments/webhooks", label: "Webhooks" },
  ];
  return {
    title,
    area: "payments",
    scripts: ["show-times", "refresh-page"],
    body: html`<div class="heading">
        <div>
          <h1>${title}</h1>
          <p class="soft">Sandbox: no real money.</p>
        </div>
        <p class="soft now" id="now" data-live>Sandbox time ${showTime(payments.clock.now(), "full")}</p>
      </div>
      <nav class="tabs" aria-label="Payments">
        ${tabs.map(({ href, label }) => html`<a href="${href}" ${href === path && html` aria-current="page"`}>${label}</a>`)}
      </nav>
      <p class="notice" role="status">${shown.notice}</p>
      ${shown.problem && html`<p class="notice problem" role="alert">${shown.problem}</p>`} ${body}`,
  };
}

export function overviewBody(payments: Payments, hints: Html): Html {
  const { clock, faults, parts } = payments;
  const days = Math.round(clock.ahead() / (24 * 60 * 60 * 1000));
  return html`<div class="panels">
    <section class="card panel">
      <h2>The clock</h2>
      <p>
        Move it, and everything that falls due on the way happens: monthly gifts renew, bank debits settle, payouts
        leave. ${days > 0 && html`It is ${days === 1 ? "a day" : `${days} days`} ahead.`}
      </p>
      <div class="buttons">
        ${(
          [
            ["days", 1, "A day"],
            ["days", 7, "A week"],
            ["months", 1, "A month"],
            ["years", 1, "A year"],
          ] as const
        ).map(
          ([unit, count, label]) =>
            html`<form method="post" action="/payments/clock">
              <button class="button" name="${unit}" value="${count}">${label}</button>
            </form>`,
        )}
      </div>
      <form class="line" method="post" action="/payments/clock">
        <label
          >To a date<input
            type="datetime-local"
            name="to"
            required
            min="${new Date(clock.now()).toISOString().slice(0, 16)}"
        /></label>
        <button class="button">Move</button>
      </form>
    </section>
    <section class="card panel">
      <h2>Let the next call fail</h2>
      <form class="fields" method="post" action="/payments/faults">
        <label
          >Provider<select name="provider">
            ${parts.map(({ provider, title }) => html`<option value="${provider}">${title}</option>`)}
          </select></label
        >
        <label
          >How<select name="kind">
            ${FAULT_KINDS.map((kind) => html`<option value="${kind}">${KIND_LABELS[kind]}</option>`)}
          </select></label
        >
        <label>Calls<input name="match" value="*" spellcheck="false" autocomplete="off" /></label>
        <label>How often<input type="number" name="times" value="1" min="1" max="1000" /></label>
        <label>Delay (ms)<input type="number" name="delayMs" value="2000" min="0" max="600000" /></label>
        <label class="check"
          ><input type="checkbox" name="done" value="true" />Do the work first: the money has moved, and only the answer
          is lost</label
        >
        <button class="button">Set</button>
      </form>
      <div id="faults" data-live>${faultList(faults.list())}</div>
    </section>
    ${hints}
  </div>`;
}

const KIND_LABELS: Record<Fault["kind"], string> = {
  drop: "the connection drops",
  hang: "no answer, for ever",
  delay: "a slow answer",
  "429": "429, too many calls",
  "500": "500",
  "500-saved": "500, kept for its key",
  "502-html": "502, a page",
  "502-json": "502, strange JSON",
  "200-empty": "200, empty",
};

function faultList(faults: Fault[]): Html {
  if (faults.length === 0) return html`<p class="soft">Everything works.</p>`;
  return html`<ul class="plain">
      ${faults.map(
        (fault) =>
          html`<li>
            ${fault.provider}: <code>${fault.match}</code>,
            ${KIND_LABELS[fault.kind]}${fault.done && ", after the work"},
            ${fault.times === 1 ? "once" : `${fault.times} times`}
          </li>`,
      )}
    </ul>
    <form method="post" action="/payments/faults/clear"><button class="button quiet">Heal everything</button></form>`;
}

export function partBody(part: OperatorPart): Html {
  return html`${part.lists().map((list) => listSection(part, list))}`;
}

function listSection(part: OperatorPart, list: OperatorList): Html {
  const id = `list-${list.name}`;
  return html`<section class="listing" id="${id}" data-live aria-labelledby="${id}-title">
    <h2 id="${id}-title">
      ${list.title} ${list.rows.length > 0 && html`<span class="soft">${list.rows.length}</span>`}
    </h2>
    ${
      list.rows.length === 0
        ? html`<p class="soft">${list.empty}</p>`
        : html`<div class="card scroll" tabindex="0" role="region" aria-labelledby="${id}-title">
            <table>
              <thead>
                <tr>
                  ${list.columns.map((column) => html`<th scope="col">${column}</th>`)}
                  <th scope="col"><span class="unseen">What can happen</span></th>
                </tr>
              </thead>
              <tbody>
                ${list.rows.slice(0, MAX_ROWS).map(
                  ({ id, cells, actions }) =>
                    html`<tr>
                      ${cells.map((cell) => html`<td>${cell}</td>`)}
                      <td class="do">${actions.map((action) => actionForm(part.provider, id, action))}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
    ${list.rows.length > MAX_ROWS && html`<p class="soft">The newest ${MAX_ROWS} of ${list.rows.length}.</p>`}
  </section>`;
}

function actionForm(provider: string, id: string, { action, label, danger, reasons }: OperatorAction): Html {
  return html`<form method="post" action="/payments/${provider}/act">
    <input type="hidden" name="id" value="${id}" />
    ${
      reasons &&
      html`<select name="reason" aria-label="Why">
        ${reasons.map((reason) => html`<option value="${reason}">${reason.replaceAll("_", " ")}</option>`)}
      </select>`
    }
    <button class="button small ${danger && "danger"}" name="action" value="${action}">${label}</button>
  </form>`;
}
