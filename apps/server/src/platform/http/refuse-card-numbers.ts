import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../errors/refusal.ts";
import { holdsCardNumber, isNotTimestamp } from "./card-numbers.ts";

/**
 * The request contains a card number. Cards are entered in the payment provider's own fields, so we never store a
 * number.
 */
class CardNumberRefused extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("card-number-refused");
  }
}

/**
 * Refuses card numbers in the URLs of API calls. Webhooks and uploads have no endpoint of the contract and are not
 * checked.
 */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    done(isApiCall(request) && inAddress(request.url) ? refuse(request) : undefined);
  });
}

/**
 * Returns a refusal when the body contains a card number. Digits written as \u escapes are found in the parsed body.
 */
export const cardNumberIn = (request: FastifyRequest, sent: string, read: unknown): Refusal | null => {
  if (!isApiCall(request)) return null;
  const isHidden = sent.includes("\\u00");
  const isFound =
    holdsCardNumber(sent, isNotTimestamp) || (isHidden && someText(read, (text) => holdsCardNumber(text)));
  return isFound ? refuse(request) : null;
};

const isApiCall = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.endpoint !== undefined;

function inAddress(url: string): boolean {
  const text = url.includes("+") ? url.replaceAll("+", " ") : url;
  return holdsCardNumber(text) || (text.includes("%") && holdsCardNumber(decoded(text)));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}

function someText(value: unknown, holds: (text: string) => boolean): boolean {
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === "string" && holds(next)) return true;
    if (typeof next === "object" && next !== null) for (const part of Object.entries(next).flat()) rest.push(part);
  }
  return false;
}

function refuse(request: FastifyRequest): Refusal {
  request.log.warn({ call: request.routeOptions.url }, "a card number was refused");
  return new CardNumberRefused();
}
