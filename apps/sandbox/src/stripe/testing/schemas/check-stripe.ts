import { findProblems, type Problem } from "../../../payments/schemas/find-problems.ts";
import { isNode } from "../../../payments/schemas/fits-schema.ts";
import { OBJECTS, PARAMS } from "../../schemas/read-schemas.ts";

export type Exchange = {
  /** Such as "POST /v1/payment_intents". */
  line: string;
  status: number;
  /** The parameters as a tree of texts. */
  asked: Record<string, unknown>;
  answer: unknown;
  /** Asked with the publishable key: Stripe's script sends a secret along, and gets less. */
  fromBrowser: boolean;
};

const ERROR = { $ref: "#/$defs/Error" };
const EVENT = { $ref: "#/$defs/EventBase" };

/** What the type files of Stripe's library say against one call and its answer. */
export function checkExchange({ line, status, asked, answer, fromBrowser }: Exchange): string[] {
  const tell = (problems: Problem[]) => problems.map(({ path, what }) => `${line} ${status}: ${path.slice(1)} ${what}`);
  const expanded: string[] = [];
  const rules = { ...OBJECTS, onExpanded: (path: string) => expanded.push(path) };
  if (status >= 400) return tell(findProblems(ERROR, answer, rules));
  const [answerOf, paramsOf] = [OBJECTS.answers[line], PARAMS.calls[line]];
  if (!answerOf || !paramsOf) return [`${line} ${status}: Stripe's library has no such call`];
  const { client_secret: _secret, ...sent } = asked;
  return tell([
    ...findProblems(answerOf, answer, rules).filter(({ path, kind }) => !(fromBrowser && isAtTop(path, kind))),
    ...findProblems(paramsOf, fromBrowser ? sent : asked, { ...PARAMS, form: true }),
    ...findUnasked(expanded, asked["expand"]),
    ...(isNode(answer) ? findInEvents(answer) : []),
  ]);
}

/** What is wrong with an event: with itself, with what it is about, with what it says has changed. */
export function checkEvent(event: unknown): string[] {
  const type = isNode(event) ? String(event["type"]) : "";
  return findInEvent(event).map(({ path, what }) => `event ${type}: ${path.slice(1)} ${what}`);
}

const isAtTop = (path: string, kind: Problem["kind"]) => kind === "missing" && path.split(".").length === 2;

/** An object where its id belongs, that nobody asked to be expanded. */
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
  // Of what has changed only the fields that were other are told.
  const old = isNode(object) && isNode(before) ? { ...object, ...before } : object;
  return [
    ...found,
    ...findUnasked(expanded, undefined),
    ...(found.length > 0 ? [] : findProblems(about, old, OBJECTS, ".data.previous_attributes")),
  ];
}
