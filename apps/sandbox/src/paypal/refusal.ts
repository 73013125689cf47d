import { randomBytes } from "node:crypto";

export type RefusalDetail = { issue: string; description: string; field?: string; value?: string };

/** A page or call that PayPal names beside a refusal. */
export type Link = { href: string; rel: string; method: string };

/** An error answer in PayPal's envelope. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** The same as a sentence for the operator. */
  readonly sentence: string;
  constructor(status: number, name: string, message: string, details: RefusalDetail[] = [], links: Link[] = []) {
    super(details[0]?.issue ?? name);
    this.status = status;
    this.sentence = details[0]?.description ?? message;
    this.body = {
      name,
      message,
      debug_id: newDebugId(),
      details: details.map((detail) => (detail.field ? { ...detail, location: locationOf(detail.field) } : detail)),
      links,
    };
  }
}

/** Fields of the body are written as JSON pointers, those of the query as names. */
const locationOf = (field: string) => (field.startsWith("/") ? "body" : "query");

export function newDebugId(): string {
  return randomBytes(7).toString("hex").slice(0, 13);
}

/** A well-formed call that cannot be carried out; `issue` is PayPal's code for the reason. */
export function unprocessable(issue: string, description: string, field?: string, links: Link[] = []): Refusal {
  const message = "The call was understood and could not be carried out.";
  const detail = { issue, description, ...(field && { field }) };
  return new Refusal(422, "UNPROCESSABLE_ENTITY", message, [detail], links);
}

/** A call with a missing or malformed field. */
export function malformed(issue: string, description: string, field?: string): Refusal {
  return new Refusal(400, "INVALID_REQUEST", "The call is not well formed.", [
    { issue, description, ...(field && { field }) },
  ]);
}

export function missing(description = "There is no such resource in this account."): Refusal {
  return new Refusal(404, "RESOURCE_NOT_FOUND", "The resource does not exist.", [
    { issue: "INVALID_RESOURCE_ID", description },
  ]);
}

export function notAllowed(issue: string, description: string): Refusal {
  return new Refusal(403, "NOT_AUTHORIZED", "The account is not allowed to do this.", [{ issue, description }]);
}
