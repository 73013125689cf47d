import type { StatementPaper } from "@offertory/contract";
import { PdfAnswer } from "../../../platform/http/pdf-answer.ts";
import type { Statements } from "../statements.ts";
import { HouseholdNotKnown } from "../statements-errors.ts";
import { PersonNotKnown, type SeenChurch, type SeenDonor } from "../../donations/index.ts";
import { openStatementComposer } from "./open-statement-composer.ts";

/** Returns the content of a person's statement, for the preview on the screen and for the PDF. */
export async function previewStatement(
  context: Pick<Statements, "donations" | "now" | "statements" | "taxReceipts" | "translatorFor">,
  donor: SeenDonor,
  year: string,
): Promise<StatementPaper> {
  const statements = await openStatementComposer(context, donor.churchId, Number(year));
  const [made] = await statements.forDonors([donor]);
  if (!made) throw new PersonNotKnown();
  return made.paper;
}

export const makePersonStatement = async (
  context: Pick<Statements, "donations" | "pdfWorker" | "now" | "statements" | "taxReceipts" | "translatorFor">,
  donor: SeenDonor,
  year: string,
): Promise<PdfAnswer> => inPdf(context, await previewStatement(context, donor, year), year);

export async function makeHouseholdStatement(
  context: Pick<Statements, "donations" | "pdfWorker" | "now" | "statements" | "taxReceipts" | "translatorFor">,
  { householdId, year }: { householdId: string; year: string },
  church: SeenChurch,
): Promise<PdfAnswer> {
  const statements = await openStatementComposer(context, church.churchId, Number(year));
  const paper = await statements.forHousehold(church, householdId);
  if (!paper) throw new HouseholdNotKnown();
  return inPdf(context, paper, year);
}

const inPdf = async (context: Pick<Statements, "pdfWorker">, paper: StatementPaper, year: string): Promise<PdfAnswer> =>
  new PdfAnswer(`giving-statement-${year}.pdf`, await context.pdfWorker.draw(paper));
