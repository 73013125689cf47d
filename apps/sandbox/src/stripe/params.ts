import { invalid, missingParam } from "./stripe-error.ts";

type Branch = Map<string, string | Branch>;

/** The parameters of a call, in the bracket notation of Stripe's forms: `card[number]`, `items[0][price]`, `expand[]`. */
export class Params {
  readonly #branch: Branch;
  readonly #path: string;

  constructor(branch: Branch = new Map(), path = "") {
    this.#branch = branch;
    this.#path = path;
  }

  static parse(text: string): Params {
    const root: Branch = new Map();
    for (const [key, value] of new URLSearchParams(text)) grow(root, key, value);
    return new Params(root);
  }

  names(): string[] {
    return [...this.#branch.keys()];
  }

  has(name: string): boolean {
    return this.#branch.has(name);
  }

  /** Returns the text, also when it is empty: Stripe reads an empty text as "unset". */
  text(name: string): string | undefined {
    const value = this.#branch.get(name);
    if (value instanceof Map) throw invalid(this.name(name), `Invalid string: ${name}`);
    return value;
  }

  /** Whether the parameter was sent as an empty text, which unsets it. */
  isEmptyText(name: string): boolean {
    return this.#branch.get(name) === "";
  }

  /** Returns null when the parameter is missing or empty. */
  nullable(name: string): string | null {
    return this.text(name) || null;
  }

  required(name: string): string {
    const value = this.text(name);
    if (!value) throw missingParam(this.name(name));
    return value;
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === "") return undefined;
    if (!/^-?\d{1,15}$/.test(value)) {
      throw invalid(this.name(name), `Invalid integer: ${value}`, "parameter_invalid_integer");
    }
    return Number(value);
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined || value === "") return undefined;
    if (value !== "true" && value !== "false") throw invalid(this.name(name), `Invalid boolean: ${value}`);
    return value === "true";
  }

  /** Returns a group of parameters; an empty one when it is missing. */
  group(name: string): Params {
    const value = this.#branch.get(name);
    return value instanceof Map ? new Params(value, this.name(name)) : new Params(new Map(), this.name(name));
  }

  groups(name: string): Params[] {
    const value = this.#branch.get(name);
    if (!(value instanceof Map)) return [];
    return [...value.keys()].map((index) => new Params(value, this.name(name)).group(index));
  }

  texts(name: string): string[] {
    const value = this.#branch.get(name);
    if (value === undefined || value === "") return [];
    if (typeof value === "string") return [value];
    return [...value.values()].filter((one) => typeof one === "string");
  }

  /** Returns a flat group, such as metadata. */
  record(name: string): Record<string, string> {
    const group = this.group(name);
    return Object.fromEntries(group.names().map((key) => [key, group.text(key) ?? ""]));
  }

  /** Returns all parameters as nested objects of texts. */
  tree(): Record<string, unknown> {
    const entries = [...this.#branch].map(([name, value]) => [
      name,
      value instanceof Map ? new Params(value).tree() : value,
    ]);
    return Object.fromEntries(entries);
  }

  /** Returns the full name as Stripe writes it in `param`. */
  name(name: string): string {
    return this.#path === "" ? name : `${this.#path}[${name}]`;
  }
}

function grow(root: Branch, key: string, value: string): void {
  const path = [...key.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part);
  let branch = root;
  for (const [depth, raw] of path.entries()) {
    const part = raw === "[]" ? String(branch.size) : raw;
    if (depth === path.length - 1) {
      branch.set(part, value);
      return;
    }
    const next = branch.get(part);
    const child: Branch = next instanceof Map ? next : new Map();
    branch.set(part, child);
    branch = child;
  }
}

/** Merges metadata: the given keys change, and an empty value deletes its key. */
export function mergeMetadata(old: Record<string, string>, params: Params): Record<string, string> {
  if (params.isEmptyText("metadata")) return {};
  const merged = { ...old, ...params.record("metadata") };
  const kept = Object.entries(merged).filter(([, value]) => value !== "");
  if (kept.length > 50) throw invalid("metadata", "Metadata can only have up to 50 keys.");
  for (const [key, value] of kept) {
    if (key.length > 40) throw invalid(`metadata[${key}]`, "Metadata keys can have up to 40 characters.");
    if (value.length > 500) {
      throw invalid(
        `metadata[${key}]`,
        "Metadata values can have up to 500 characters, but you passed in a value with " +
          `${value.length} characters. Invalid value: ${value.slice(0, 20)}...`,
      );
    }
  }
  return Object.fromEntries(kept);
}
