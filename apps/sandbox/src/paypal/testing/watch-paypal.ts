import type { FastifyInstance } from "fastify";
import { afterEach } from "vitest";
import type { Payments } from "../../payments/open-payments.ts";
import { watchReplacedAnswers } from "../../payments/testing/watch-replaced-answers.ts";
import { isObject } from "../read-json.ts";
import { checkEvent, checkExchange } from "./schemas/check-paypal.ts";
import { isKnownGap } from "./schemas/known-gaps.ts";
import type { World } from "../world.ts";

const found: string[] = [];

/** Fails the current test if the sandbox answered or accepted something that PayPal's specification does not allow. */
export function failOnPaypalProblems(): void {
  const problems = [...new Set(found.splice(0))].filter((problem) => !isKnownGap(problem));
  if (problems.length > 0) throw new Error(`This is not PayPal:\n${problems.join("\n")}`);
}
afterEach(failOnPaypalProblems);

export type Watch = {
  /** Also checks the events of this world. */
  events(of: World): void;
  /** The calls that were answered, such as "GET /v2/checkout/orders/:id". */
  answered: Set<string>;
};

/** Checks every call, answer and event against PayPal's specification. Must be called before routes are registered. */
export function watchPaypal(web: FastifyInstance, payments: Payments): Watch {
  const isReplaced = watchReplacedAnswers(payments);
  const seen = new Set<string>();
  const answered = new Set<string>();
  let world: World | undefined;

  web.addHook("onSend", async (request, reply, payload) => {
    const [path = "", query = ""] = request.url.split("?", 2);
    const { method, body } = request;
    const isApi = /^\/paypal\/v\d\//.test(path) && !path.includes("/certs/") && method !== "OPTIONS";
    if (isApi && !isReplaced(`${method} ${path}`, reply.statusCode, payload)) {
      const line = `${method} ${(request.routeOptions.url ?? path).replace("/paypal", "")}`;
      if (reply.statusCode < 300) answered.add(line);
      const problems = checkExchange({
        line,
        status: reply.statusCode,
        query: [...new URLSearchParams(query).keys()],
        body: reply.statusCode < 300 ? readJson(isObject(body) ? body["raw"] : undefined) : undefined,
        answer: readJson(payload),
      });
      found.push(...problems);
    }
    for (const event of world?.events.values() ?? []) {
      if (seen.has(event.id)) continue;
      seen.add(event.id);
      found.push(...checkEvent(readJson(JSON.stringify(event.body))));
    }
    return payload;
  });

  return {
    answered,
    events(of) {
      world = of;
    },
  };
}

function readJson(text: unknown): unknown {
  return typeof text === "string" && /^\s*[[{]/.test(text) ? JSON.parse(text) : undefined;
}
