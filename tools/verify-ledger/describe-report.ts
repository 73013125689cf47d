import type { Trouble } from "../../apps/server/src/modules/giving/ledger/verify-ledger.ts";
import type { ChurchReport } from "./verify-all.ts";

/** What is said of one church. */
export function describeReport({ name, churchId, lines, seals, unsealed, head, trouble }: ChurchReport): string {
  const isCrooked = trouble?.what === "entry-crooked";
  const sums = isCrooked ? "" : "; every entry adds up to nothing";
  const counts = `${count(lines, "line")}, ${count(seals, "seal")}, ${count(unsealed, "line")} not sealed yet${trouble ? "" : sums}`;
  const verdict = trouble
    ? `NOT OK · ${describeTrouble(trouble)}`
    : `OK${seals > 0 ? ` · newest seal ${seals}:${head}` : ""}`;
  return [`${name} (${churchId})`, `  ${counts}`, `  ${verdict}`].join("\n");
}

function describeTrouble({ what, where }: Trouble): string {
  switch (what) {
    case "line-changed":
      return `line ${where} is not what it was when it was sealed`;
    case "line-gone":
      return `line ${where} was sealed and is gone`;
    case "line-added":
      return `line ${where} was added among lines that were sealed`;
    case "seal-changed":
      return `seal ${where} is not what was sealed`;
    case "seal-gone":
      return `seal ${where} is gone`;
    case "entry-crooked":
      return `the entry of line ${where} does not add up to nothing`;
  }
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;
