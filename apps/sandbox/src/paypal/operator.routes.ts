import type { FastifyInstance, FastifyReply } from "fastify";
import { balanceOf, balancesOf } from "./reporting/book-transaction.ts";
import { operate, type Action } from "./operate.ts";
import { showMoney } from "./money.ts";
import { dig } from "./read-json.ts";
import { Refusal } from "./refusal.ts";
import { showCaptureAlone } from "./payments/show-capture.ts";
import { showDispute } from "./disputes/show-dispute.ts";
import type { World } from "./world.ts";

const NEWEST = 200;

type WithId = { Params: { id: string }; Body: unknown };

/** The JSON API of the operator's actions. */
export function operatorRoutes(web: FastifyInstance, world: World): void {
  web.get("/api/paypal", async () => ({
    accounts: [...world.accounts.values()].map(({ id, vault, created }) => ({
      id,
      vault,
      created: new Date(created).toISOString(),
      balanceCents: balanceOf(world, id, "USD"),
      balances: balancesOf(world, id).map(({ cents, currency }) => showMoney(cents, currency)),
    })),
    captures: [...world.captures.values()]
      .slice(-NEWEST)
      .toReversed()
      .map((capture) => ({ account: capture.account, ...showCaptureAlone(world, capture) })),
    disputes: [...world.disputes.values()]
      .slice(-NEWEST)
      .toReversed()
      .map((dispute) => ({ account: dispute.account, ...showDispute(world, dispute) })),
  }));

  web.post<WithId>("/api/paypal/captures/:id/dispute", (request, reply) => {
    const reason = dig(request.body, "reason");
    return answer(world, reply, "dispute", request.params.id, typeof reason === "string" ? reason : "");
  });
  web.post<WithId>("/api/paypal/disputes/:id/resolve", (request, reply) =>
    answer(world, reply, dig(request.body, "outcome") === "won" ? "win" : "lose", request.params.id),
  );
  web.post<WithId>("/api/paypal/orders/:id/secure", (request, reply) =>
    answer(world, reply, dig(request.body, "passed") === true ? "complete" : "fail", request.params.id),
  );
  web.post<WithId>("/api/paypal/accounts/:id/vault", (request, reply) =>
    answer(world, reply, dig(request.body, "enabled") === true ? "allow-vault" : "forbid-vault", request.params.id),
  );
  web.post<WithId>("/api/paypal/accounts/:id/withdraw", (request, reply) =>
    answer(world, reply, "withdraw", request.params.id),
  );
}

async function answer(
  world: World,
  reply: FastifyReply,
  action: Action,
  id: string,
  reason = "",
): Promise<FastifyReply> {
  try {
    const done = operate(world, action, id, reason);
    await world.saved();
    return done
      ? reply.send(done)
      : reply.code(404).send({ error: "missing", message: "There is no such thing here." });
  } catch (error) {
    if (error instanceof Refusal) return reply.code(error.status).send(error.body);
    throw error;
  }
}
