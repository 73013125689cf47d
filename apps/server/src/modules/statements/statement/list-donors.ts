import {
  STATEMENT_DONORS_PAGE,
  type CallAnswer,
  type listStatementDonors as listCall,
  type StatementAudience,
} from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import { readCursor, writeCursor, type SeenChurch } from "../../donations/index.ts";
import type { Statements } from "../statements.ts";

interface DonorQuery {
  year: string;
  who?: StatementAudience | undefined;
  text?: string | undefined;
  cursor?: string | undefined;
}

/** Lists the donors of a year, sorted by name. */
export async function listDonors(
  { statements }: Pick<Statements, "statements">,
  { year, who, text, cursor }: DonorQuery,
  church: SeenChurch,
): Promise<CallAnswer<typeof listCall>> {
  const list = JSON.stringify(["statements", year, who, text]);
  const position = cursor === undefined ? null : readCursor(list, cursor, () => true);
  const found = await statements.donors(church, Number(year), {
    who,
    text,
    after: position && { sortName: position.at, id: position.id },
    limit: STATEMENT_DONORS_PAGE + 1,
  });
  const shown = found.slice(0, STATEMENT_DONORS_PAGE);
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  const decimal = decimalsOf(church.churchId);
  return {
    donors: shown.map(({ sortName: _order, amount, ...donor }) => ({ ...donor, amount: decimal(amount) })),
    next: last ? writeCursor(list, last.sortName, last.personId) : null,
  };
}
