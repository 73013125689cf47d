import { html, type Html } from "../pages/html.ts";
import type { Payments } from "./open-payments.ts";
import { showState, type Tone } from "./show-money.ts";
import { showTime } from "./show-time.ts";
import type { Delivery } from "./delivery.ts";

const SHOWN = 100;
const TONES: Record<Delivery["state"], Tone> = { delivered: "good", failed: "bad", waiting: "waiting", held: "quiet" };

/** The log of webhooks: what was sent to the merchant's server, and its answers. */
export function webhooksBody({ queues }: Payments): Html {
  const holding = queues.some((queue) => queue.holding());
  const held = queues.flatMap((queue) => queue.list()).filter(({ state }) => state === "held").length;
  const rows = queues
    .flatMap((queue) => queue.list().map((delivery) => ({ provider: queue.provider, delivery })))
    .sort((a, b) => b.delivery.created - a.delivery.created)
    .slice(0, SHOWN);
  return html`<section class="card panel" id="holding" data-live>
      <h2>${holding ? `Held back: ${held}` : "Hold them back"}</h2>
      <p>
        ${
          holding
            ? "Nothing is told until you let them go, in any order, and twice if you like."
            : "See what happens when event comes late, in another order, or twice."
        }
      </p>
      ${
        holding
          ? html`<form class="line" method="post" action="/payments/webhooks/release">
              <label
                >Order<select name="order">
                  <option value="as-held">As they happened</option>
                  <option value="reversed">Reversed</option>
                  <option value="shuffled">Shuffled</option>
                </select></label
              >
              <label
                >Each<select name="copies">
                  <option value="1">once</option>
                  <option value="2">twice</option>
                </select></label
              >
              <button class="button">Let them go</button>
            </form>`
          : html`<form method="post" action="/payments/webhooks/hold"><button class="button">Hold back</button></form>`
      }
    </section>
    <section class="listing" id="deliveries" data-live aria-labelledby="deliveries-title">
      <h2 id="deliveries-title">What was told</h2>
      ${
        rows.length === 0
          ? html`<p class="soft">
              Nothing yet. Webhooks appear here once a server has registered for them and something happens.
            </p>`
          : html`<div class="card scroll" tabindex="0" role="region" aria-labelledby="deliveries-title">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Event</th>
                    <th scope="col">When</th>
                    <th scope="col">State</th>
                    <th scope="col">Tries</th>
                    <th scope="col"><span class="unseen">What can happen</span></th>
                  </tr>
                </thead>
                <tbody>
                  ${rows.map(({ provider, delivery }) => row(provider, delivery))}
                </tbody>
              </table>
            </div>`
      }
    </section>`;
}

function row(provider: string, { id, type, url, state, created, attempts }: Delivery): Html {
  const last = attempts.at(-1);
  return html`<tr>
    <td><b>${type}</b><br /><span class="soft">${provider} → ${url}</span></td>
    <td>${showTime(created)}</td>
    <td>${showState(state, TONES[state])}</td>
    <td>${attempts.length}${last && html`, last: ${last.status ?? last.error ?? ""}`}</td>
    <td class="do">
      <form method="post" action="/payments/webhooks/${id}/resend">
        <button class="button small">Send again</button>
      </form>
    </td>
  </tr>`;
}
