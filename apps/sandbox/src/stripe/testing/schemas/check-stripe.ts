import { findProblems, type Problem } from "../../../payments/schemas/find-problems.ts";
import { isNode } from "../../../payments/schemas/fits-schema.ts";
import { OBJECTS, PARAMS } from "../../schemas/read-schemas.ts";

export type Exchange = {
  /** Such as "POST /v1/payment_intents". */
  line: string;
  status: number;
  /** The parameters as nested objects of texts. */
  asked: Record<string, unknown>;
  answer: unknown;
  /** Sent with the publishable key: Stripe's script adds a client secret, and gets fewer fields. */
  fromBrowser: boolean;
};

/** The calls that only Stripe's script makes, and the published call that answers the same. */
const SCRIPT_ANSWERS: Record<string, string | undefined> = {
  "POST /v1/confirmation_tokens": "GET /v1/confirmation_tokens/:id",
};

const ERROR = { $ref: "#/$defs/Error" };
const EVENT = { $ref: "#/$defs/EventBase" };

/** Checks one call and its answer against the types of Stripe's library and returns the problems. */
export function checkExchange({ line, status, asked, answer, fromBrowser }: Exchange): string[] {
  const describe = (problems: Problem[]) =>
    problems.map(({ path, what }) => `${line} ${status}: ${path.slice(1)} ${what}`);
  const expanded: string[] = [];
  const rules = { ...OBJECTS, onExpanded: (path: string) => expanded.push(path) };
  if (status >= 400) return describe(findProblems(ERROR, answer, rules));
  const [answerOf, paramsOf] = [OBJECTS.answers[SCRIPT_ANSWERS[line] ?? line], PARAMS.calls[line]];
  if (answerOf && SCRIPT_ANSWERS[line]) return describe(findProblems(answerOf, answer, rules));
  if (!answerOf || !paramsOf) return [`${line} ${status}: Stripe's library has no such call`];
  const { client_secret: _secret, ...sent } = asked;
  return describe([
    ...findProblems(answerOf, answer, rules).filter(({ path, kind }) => !(fromBrowser && isAtTop(path, kind))),
    ...findProblems(paramsOf, fromBrowser ? sent : asked, { ...PARAMS, form: true }),
    ...findUnasked(expanded, asked["expand"]),
    ...(isNode(answer) ? findInEvents(answer) : []),
  ]);
}

/** Returns the problems of an event: of its own fields, of its object, and of its previous_attributes. */
export function checkEvent(event: unknown): string[] {
  const type = isNode(event) ? String(event["type"]) : "";
  return findInEvent(event).map(({ path, what }) => `event ${type}: ${path.slice(1)} ${what}`);
}

const isAtTop = (path: string, kind: Problem["kind"]) => kind === "missing" && path.split(".").length === 2;

/** Finds objects in place of an id that the call did not ask to expand. */
function findUnasked(expanded: string[], expand: unknown): Problem[] {
  const wanted = isNode(expand) ? Object.values(expand).map((path) => `.${String(path)}.`) : [];
  return expanded
    .filter((path) => !wanted.some((one) => one.startsWith(`${path.replaceAll(/\.\d+(?=\.|$)/g, "")}.`)))
    .map((path) => ({ path, what: "is an object, and was not asked to be expanded", kind: "value" }));
}

function findInEvents({ object, data }: Record<string, unknown>): Problem[] {
  if (object !== "list" || !Array.isArray(data)) return [];
  const events = data.filter((one) => isNode(one) && one["object"] === "event");
  return events.flatMap(findInEvent);
}

function findInEvent(event: unknown): Problem[] {
  const problems = findProblems(EVENT, event, OBJECTS);
  if (problems.length > 0 || !isNode(event) || !isNode(event["data"])) return problems;
  const about = OBJECTS.events[String(event["type"])];
  const { object, previous_attributes: before = {} } = event["data"];
  if (!about) return [{ path: ".type", what: "is an event that is not about one of our objects", kind: "value" }];
  const expanded: string[] = [];
  const found = findProblems(about, object, { ...OBJECTS, onExpanded: (path) => expanded.push(path) }, ".data.object");
  // previous_attributes has only the changed fields.
  const old = isNode(object) && isNode(before) ? { ...object, ...before } : object;
  return [
    ...found,
    ...findUnasked(expanded, undefined),
    ...(found.length > 0 ? [] : findProblems(about, old, OBJECTS, ".data.previous_attributes")),
  ];
}
