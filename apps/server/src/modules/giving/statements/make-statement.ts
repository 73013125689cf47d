import type { StatementPaper } from "@offertory/contract";
import { PdfAnswer } from "../../../platform/http/pdf-answer.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Giving } from "../giving.ts";
import { HouseholdNotKnown, PersonNotKnown } from "../giving-errors.ts";
import { openStatements } from "./read-statements.ts";

/** A person's statement as it would be printed. */
export async function previewStatement(
  giving: Giving,
  { personId, year }: { personId: string; year: string },
  { churchId }: Caller,
): Promise<StatementPaper> {
  const statements = await openStatements(giving, churchId, Number(year));
  const [made] = await statements.forPeople([personId]);
  if (!made) throw new PersonNotKnown();
  return made.paper;
}

export const makePersonStatement = async (
  giving: Giving,
  which: { personId: string; year: string },
  caller: Caller,
): Promise<PdfAnswer> => inPdf(giving, await previewStatement(giving, which, caller), which.year);

export async function makeHouseholdStatement(
  giving: Giving,
  { householdId, year }: { householdId: string; year: string },
  { churchId }: Caller,
): Promise<PdfAnswer> {
  const statements = await openStatements(giving, churchId, Number(year));
  const paper = await statements.forHousehold(householdId);
  if (!paper) throw new HouseholdNotKnown();
  return inPdf(giving, paper, year);
}

const inPdf = async (giving: Giving, paper: StatementPaper, year: string): Promise<PdfAnswer> =>
  new PdfAnswer(`giving-statement-${year}.pdf`, await giving.drawing.draw(paper));
