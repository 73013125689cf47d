import type { FastifyInstance } from "fastify";
import { afterEach } from "vitest";
import { watchReplacedAnswers } from "../../payments/testing/watch-replaced-answers.ts";
import type { Payments } from "../../payments/open-payments.ts";
import type { Accounts } from "../open-accounts.ts";
import { Params } from "../params.ts";
import { checkEvent, checkExchange } from "./schemas/check-stripe.ts";

const found: string[] = [];

/** Fails the current test if the sandbox answered or accepted something that Stripe's types do not have. */
export function failOnStripeProblems(): void {
  const problems = [...new Set(found.splice(0))];
  if (problems.length > 0) throw new Error(`This is not Stripe:\n${problems.join("\n")}`);
}
afterEach(failOnStripeProblems);

export type Watch = {
  /** Also checks the events of these accounts. */
  events(of: Accounts): void;
  /** The calls that were answered, such as "GET /v1/charges/:id", and the types of the events that were sent. */
  answered: Set<string>;
  emitted: Set<string>;
};

/**
 * Checks every call, answer and event against the types of Stripe's library. Must be called before routes are
 * registered.
 */
export function watchStripe(web: FastifyInstance, payments: Payments): Watch {
  const isReplaced = watchReplacedAnswers(payments);
  const seen = new Set<string>();
  const [answered, emitted] = [new Set<string>(), new Set<string>()];
  let accounts: Accounts | undefined;

  web.addHook("onSend", async (request, reply, payload) => {
    const [path = "", query = ""] = request.url.split("?", 2);
    const { method, body } = request;
    if (
      path.startsWith("/v1/") &&
      method !== "OPTIONS" &&
      !isReplaced(`${method} ${path}`, reply.statusCode, payload)
    ) {
      const form = method === "POST" ? (typeof body === "string" ? body : "") : query;
      const line = `${method} ${request.routeOptions.url ?? path}`;
      if (reply.statusCode === 200) answered.add(line);
      const problems = checkExchange({
        line,
        status: reply.statusCode,
        asked: Params.parse(form).tree(),
        answer: JSON.parse(String(payload)),
        fromBrowser: request.headers.authorization?.startsWith("Bearer pk_") ?? false,
      });
      found.push(...problems);
    }
    for (const { events } of accounts?.all() ?? []) {
      for (const event of events.values()) {
        if (seen.has(event.id)) continue;
        seen.add(event.id);
        emitted.add(event.type);
        found.push(...checkEvent(JSON.parse(JSON.stringify(event))));
      }
    }
    return payload;
  });

  return {
    answered,
    emitted,
    events(of) {
      accounts = of;
    },
  };
}
