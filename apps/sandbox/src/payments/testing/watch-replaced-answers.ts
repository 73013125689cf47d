import type { FaultKind } from "../faults.ts";
import type { Payments } from "../open-payments.ts";

/** The faults whose answer does not come from the provider: a proxy's error page, or an empty body. */
const PROXY_FAULTS = new Set<FaultKind>(["502-html", "502-json", "200-empty"]);

/**
 * Returns a function that recognizes the answers that a fault replaced, so that they are not checked against schemas.
 */
export function watchReplacedAnswers({
  faults,
}: Payments): (line: string, status: number, payload: unknown) => boolean {
  const replaced: string[] = [];
  const { take } = faults;
  faults.take = (provider, line) => {
    const fault = take(provider, line);
    if (fault && PROXY_FAULTS.has(fault.kind)) replaced.push(line);
    return fault;
  };
  return (line, status, payload) => {
    const at = replaced.indexOf(line);
    if (at === -1 || (status !== 502 && payload !== "{}")) return false;
    replaced.splice(at, 1);
    return true;
  };
}
