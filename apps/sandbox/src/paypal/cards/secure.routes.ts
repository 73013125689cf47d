import type { FastifyInstance, FastifyReply } from "fastify";
import { html } from "../../pages/html.ts";
import { answerBank, isWaiting, type SecureSubject } from "./answer-bank.ts";
import type { Answered } from "./authenticate-card.ts";
import { showMoney } from "../money.ts";
import { frame } from "../scripts.routes.ts";
import type { World } from "../world.ts";

type Question = { Params: { kind: SecureSubject; id: string; answer: Answered } };

/** 3-D Secure: the page on which the card's bank asks the donor, and the call with the donor's answer. */
export function secureRoutes(web: FastifyInstance, world: World): void {
  web.get<Question>("/paypal/secure/:kind(^(?:order|setup)$)/:id", async (request, reply) => {
    const { kind, id } = request.params;
    const order = world.orders.get(id);
    const asked =
      kind === "order" && order ? ` of ${showMoney(order.cents, order.currency).value} ${order.currency}` : "";
    return send(reply, isWaiting(world, kind, id), asked);
  });

  web.post<Question>(
    "/paypal/secure/:kind(^(?:order|setup)$)/:id/:answer(^(?:passed|failed)$)",
    async (request, reply) => {
      const { kind, id, answer } = request.params;
      const authentication = answerBank(world, kind, id, answer);
      await world.saved();
      if (authentication) return reply.send({ liability_shift: authentication.shift });
      return reply.code(409).send({ error: "over", message: "This was answered before." });
    },
  );
}

function send(reply: FastifyReply, waiting: boolean, asked: string): FastifyReply {
  const question = html`<h1>Your bank asks: is this you?</h1>
    <p>Sandbox of 3-D Secure. No real money: choose how the donor answers for the payment${asked}.</p>
    <button value="passed">Yes, confirm</button>
    <button value="failed">Fail the check</button>
    <button value="canceled">Close without answering</button>`;
  const over = html`<h1>Nothing to confirm</h1>
    <p>This payment waits for no answer.</p>
    <button value="canceled">Close</button>`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>3-D Secure</title>
        <link rel="stylesheet" href="/paypal/browser/frames.css" />
      </head>
      <body class="secure">
        <main>${waiting ? question : over}</main>
        <script type="module" src="/paypal/browser/secure.js"></script>
      </body>
    </html>`;
  return frame(reply).send(page.text);
}
