import type { Difference } from "../../apps/server/src/modules/audit/ledger-checks/compare-donations.ts";
import type { ChurchReport } from "./verify-all.ts";

export const isSound = ({ trouble, differences, hasKeys, signed }: ChurchReport): boolean =>
  !trouble && differences.length === 0 && (hasKeys || signed === 0);

/** Returns the report of one church: the counts, the problems, and what to do about them. */
export function describeReport(report: ChurchReport): string {
  const { name, churchId, lines, checkpoints, uncovered, signed, head } = report;
  const counts = `${count(lines, "line")}, ${count(checkpoints, "checkpoint")} (${signed} signed), ${count(uncovered, "line")} not covered yet`;
  const found = [...describeTrouble(report), ...report.differences.map(describeDifference), ...describeDoubts(report)];
  return [
    `${name} (${churchId})`,
    `  ${counts}`,
    ...(isSound(report)
      ? [
          `  OK: the chain is whole, and every donation is as the ledger says${checkpoints > 0 ? `. Newest checkpoint ${checkpoints}:${head}` : ""}`,
        ]
      : ["  NOT OK"]),
    ...found.map((line) => `  - ${line}`),
    ...advise(report).map((line) => `  What to do: ${line}`),
  ].join("\n");
}

function describeTrouble({ trouble, donationId, chain, notes }: ChurchReport): string[] {
  if (!trouble) return [];
  const { what, where } = trouble;
  const of = donationId ? ` (donation ${donationId})` : "";
  switch (what) {
    case "line-changed":
      return [`Line ${where}${of} was changed after it was covered.`];
    case "line-gone":
      return [`Line ${where} was covered and is gone.`];
    case "line-added":
      return [`Line ${where}${of} was added later among lines that were covered.`];
    case "checkpoint-changed":
      return [`Checkpoint ${where} is not the one that was made: it, or what it was made of, was replaced.`];
    case "checkpoint-forged":
      return [
        `Checkpoint ${where} is not signed by a key of this installation: somebody without the key has made it, so the ledger was rewritten from there on or earlier.`,
      ];
    case "checkpoint-gone": {
      const last = Math.max(0, ...chain.map(({ number }) => number));
      const noted = notes.findLast(({ number }) => number > last);
      if (!noted) return [`Checkpoint ${where} is gone.`];
      return [
        `The end of the ledger was cut off: checkpoint ${noted.number} was made on ${noted.addedAt.toISOString()}, and the last one in the database is ${last}.`,
      ];
    }
    case "entry-crooked":
      return [`The entry of line ${where}${of} does not add up to zero.`];
  }
}

function describeDifference({ what, donationId, donatedOn, fund, donation, ledger }: Difference): string {
  const which = `Donation ${donationId}${donatedOn ? ` of ${donatedOn}` : ""}`;
  const both = (of: string) => `${which}: the donation says ${money(donation)}${of}, the ledger says ${money(ledger)}.`;
  switch (what) {
    case "donation-gone":
      return `${which} of ${money(ledger)} is in the ledger and was deleted from the donations.`;
    case "not-booked":
      return `${which} of ${money(donation)} has no lines in the ledger: it was added beside the program, or its lines were deleted.`;
    case "amount":
      return both("");
    case "covered-fee":
      return both(" for the fee that the donor added");
    case "refunded":
      return both(" refunded");
    case "fee":
      return both(" of fees");
    case "fund":
      return both(` for the fund ${fund ?? ""}`);
  }
}

/** Returns what could not be verified. */
function describeDoubts({ hasKeys, signed, checkpoints, notes }: ChurchReport): string[] {
  return [
    ...(!hasKeys && signed > 0
      ? ["The signatures were not checked: set OFFERTORY_ENCRYPTION_KEY (and OFFERTORY_LEDGER_KEY), or OFFERTORY_DATA."]
      : []),
    ...(notes.length === 0 && checkpoints > 0
      ? [
          "No checkpoint was noted on this machine, so that a cut-off end would not be noticed. Run this on the server, or with --checkpoint.",
        ]
      : []),
  ];
}

function advise({ trouble, differences }: ChurchReport): string[] {
  if (trouble)
    return [
      "somebody changed the database beside the program. Change nothing: copy the database, find out who had access, restore the newest backup that passes this check into another place, and compare.",
    ];
  if (differences.length > 0)
    return [
      "the ledger itself is whole, so its amounts are right and the donations above were changed beside the program. Find out who had access, compare with a backup, and set the donations right from the ledger.",
    ];
  return [];
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;
const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
