import { sql, type RawBuilder } from "kysely";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { fromDecimal } from "../../../platform/money/decimal-money.ts";

/** The number of words of a search that count; further words are ignored. */
const MAX_WORDS = 6;

/**
 * Matches donations by words of the donor's name or email address, or by the whole amount, check number or id. One pass
 * over the church's donations: a union of index scans is slower, because a short word finds most donors.
 */
export function matchSearch(churchId: string, search: string): RawBuilder<boolean> {
  const text = search.trim();
  const words = wordsOf(text);
  if (words.length === 0) return sql<boolean>`true`;
  const named = words.map((word) => sql`n.searched like search_pattern(${word})`);
  const amount = amountOf(churchId, text);
  const ways = [
    sql`d.person_id in (
      select n.person_id from people_names n where n.church_id = ${churchId} and ${sql.join(named, sql` and `)})`,
    sql`(d.method = 'check' and d.method_details = ${text})`,
    sql`d.transaction_id = ${text}`,
    sql`d.id = ${text}`,
    ...(amount === null ? [] : [sql`d.amount = ${amount}`]),
  ];
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** Reads an amount as people type it: 50, $1,250.50 or 1.250,50. */
export function amountOf(churchId: string, text: string): number | null {
  const [, whole, decimals = "0"] = /^\p{Sc}?\s?(\d{1,3}(?:[.,\u00A0 ]?\d{3})*)(?:[.,](\d{1,2}))?$/u.exec(text) ?? [];
  if (whole === undefined) return null;
  const money = fromDecimal(Number(`${whole.replaceAll(/\D/g, "")}.${decimals}`), currencyOf(churchId));
  return money && money.minorUnits < 2 ** 31 ? money.minorUnits : null;
}
