import { randomUUID } from "node:crypto";

export const FAULT_KINDS = [
  "drop",
  "hang",
  "delay",
  "429",
  "500",
  "500-saved",
  "502-html",
  "502-json",
  "200-empty",
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];
export type Provider = "stripe" | "paypal";

/** Makes the next matching calls fail. */
export type Fault = {
  id: string;
  provider: Provider;
  /** Method and path, for example "POST /v1/payment_intents"; a star matches anything. */
  match: string;
  kind: FaultKind;
  /** Whether the call is handled before its answer is replaced: the money has moved, and the caller does not know. */
  done: boolean;
  /** How many calls it applies to. */
  times: number;
  /** For `delay`: the pause before the call is handled or, with `done`, between the work and its answer. */
  delayMs: number;
};

export type Faults = {
  add(fault: Omit<Fault, "id">): Fault;
  /** Returns the fault for this call, if there is one, and counts the call. */
  take(provider: Provider, line: string): Fault | undefined;
  list(): Fault[];
  remove(id: string): boolean;
  clear(): void;
};

/** Faults are kept in memory only: a restart clears them. */
export function openFaults(): Faults {
  const waiting = new Map<string, Fault>();
  return {
    add(fields) {
      const fault = { id: randomUUID(), ...fields };
      waiting.set(fault.id, fault);
      return fault;
    },
    take(provider, line) {
      const fault = [...waiting.values()].find((one) => one.provider === provider && matches(one.match, line));
      if (!fault) return undefined;
      if (fault.times <= 1) waiting.delete(fault.id);
      else waiting.set(fault.id, { ...fault, times: fault.times - 1 });
      return fault;
    },
    list: () => [...waiting.values()],
    remove: (id) => waiting.delete(id),
    clear: () => waiting.clear(),
  };
}

function matches(pattern: string, line: string): boolean {
  const source = pattern
    .split("*")
    .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(".*");
  return new RegExp(`^${source}$`).test(line);
}
