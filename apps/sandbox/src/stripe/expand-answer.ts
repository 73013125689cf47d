import type { Account } from "./account.ts";
import { includeAbsent } from "./include-absent.ts";
import { invalid } from "./stripe-error.ts";
import type { Schema } from "../payments/schemas/schema.ts";
import { OBJECTS } from "./schemas/read-schemas.ts";

type Node = Record<string, unknown>;

/** Refuses to expand a field that is never an object in Stripe's types. Called before the call runs. */
export function refuseExpansion(line: string, paths: string[]): void {
  const wrong = paths.find((path) => !canExpand(line, path));
  if (wrong !== undefined) throw cannotExpand(wrong);
}

/** Replaces ids by their objects, along paths such as `latest_charge.balance_transaction` or `data.customer`. */
export function expandAnswer(account: Account, answer: object, paths: string[]): object {
  if (paths.length === 0) return answer;
  const copy: unknown = structuredClone(answer);
  for (const path of paths) walk(account, copy, path.split("."), path);
  return isNode(copy) ? copy : answer;
}

function walk(account: Account, node: unknown, [name, ...rest]: string[], path: string): void {
  if (name === undefined) return;
  if (Array.isArray(node)) {
    for (const one of node) walk(account, one, [name, ...rest], path);
    return;
  }
  if (!isNode(node)) return;
  if (!(name in node)) {
    const included = includeAbsent(account, node, name);
    if (included === undefined) {
      throw cannotExpand(path);
    }
    node[name] = included;
  }
  const value = node[name];
  if (typeof value === "string") {
    const found = findObject(account, value);
    if (found) node[name] = structuredClone(found);
  }
  walk(account, node[name], rest, path);
}

const cannotExpand = (path: string) => invalid("expand", `This property cannot be expanded (${path}).`);

const TABLES = (account: Account) => ({
  cus: account.customers,
  pm: account.paymentMethods,
  ba: account.bankAccounts,
  pi: account.paymentIntents,
  seti: account.setupIntents,
  ch: account.charges,
  py: account.charges,
  re: account.refunds,
  pyr: account.refunds,
  du: account.disputes,
  txn: account.balanceTransactions,
  po: account.payouts,
  mandate: account.mandates,
  prod: account.products,
  price: account.prices,
  sub: account.subscriptions,
  in: account.invoices,
});

function findObject(account: Account, id: string): object | undefined {
  const prefix = id.slice(0, id.indexOf("_"));
  const tables: Record<string, { get(id: string): object | undefined } | undefined> = TABLES(account);
  return tables[prefix]?.get(id);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a call's answer may have an object at the end of a path such as `latest_charge.balance_transaction`. */
function canExpand(line: string, path: string): boolean {
  const answer = OBJECTS.answers[line];
  let reached = answer ? objectsIn(answer) : [];
  for (const name of path.split(".")) {
    const fields = reached.map(({ properties }) => properties?.[name]).filter((field) => field !== undefined);
    reached = fields.flatMap(objectsIn);
  }
  return reached.length > 0;
}

/** Returns the object schemas that a value of this schema can be, or be a list of. */
function objectsIn(schema: Schema): Schema[] {
  if (schema.$ref) return objectsIn(OBJECTS.$defs[schema.$ref.replace("#/$defs/", "")] ?? {});
  if (schema.anyOf) return schema.anyOf.flatMap(objectsIn);
  if (schema.items) return objectsIn(schema.items);
  return schema.type === "object" ? [schema] : [];
}
