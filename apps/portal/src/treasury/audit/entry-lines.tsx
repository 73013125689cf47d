import type { LedgerEntry } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useDollars } from "../use-dollars.ts";
import { accountText } from "./ledger-words.ts";

/** The lines of an entry: where how much moved. They add up to nothing. */
export function EntryLines({ lines }: Pick<LedgerEntry, "lines">) {
  const t = useT();
  const dollars = useDollars();
  return (
    <ul className="text-sm">
      {lines.map(({ line, account, fund, amount }) => (
        <li key={line} className="flex justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">{accountText(t, { account, fund })}</span>
          <span className="tabular whitespace-nowrap">{dollars(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
