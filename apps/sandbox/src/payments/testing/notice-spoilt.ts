import type { FaultKind } from "../faults.ts";
import type { Payments } from "../open-payments.ts";

/** The faults whose answer does not come from the provider: a proxy's error page, or an empty body. */
const FOREIGN = new Set<FaultKind>(["502-html", "502-json", "200-empty"]);

/**
 * Returns a function that recognizes the answers that a fault replaced, so that they are not checked against schemas.
 */
export function noticeSpoilt({ faults }: Payments): (line: string, status: number, payload: unknown) => boolean {
  const spoilt: string[] = [];
  const { take } = faults;
  faults.take = (provider, line) => {
    const fault = take(provider, line);
    if (fault && FOREIGN.has(fault.kind)) spoilt.push(line);
    return fault;
  };
  return (line, status, payload) => {
    const at = spoilt.indexOf(line);
    if (at === -1 || (status !== 502 && payload !== "{}")) return false;
    spoilt.splice(at, 1);
    return true;
  };
}
