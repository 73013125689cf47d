import type { StatementAudience, StatementPaper } from "@offertory/contract";
import { PdfAnswer } from "../../../platform/http/pdf-answer.ts";
import type { Statements } from "../statements.ts";
import { NobodyToPrint } from "../statements-errors.ts";
import { donorIn, type SeenChurch } from "../../donations/index.ts";
import { openStatementComposer } from "../statement/open-statement-composer.ts";

const BATCH_SIZE = 50;

/** Draws the statements of many donors into one file, sorted by name. It is streamed to save memory. */
export async function printStatements(
  context: Statements,
  { year, who = "print" }: { year: string; who?: StatementAudience | undefined },
  church: SeenChurch,
): Promise<PdfAnswer> {
  const release = context.reservePrint(church.churchId);
  try {
    const pages = papersOf(context, church, Number(year), who);
    const first = await pages.next();
    if (first.done) throw new NobodyToPrint();
    const all = (async function* () {
      yield first.value;
      yield* pages;
    })();
    const file = context.pdfWorker.print(`Giving statements ${year}`, all);
    return new PdfAnswer(`giving-statements-${year}.pdf`, thenRelease(file, release));
  } catch (error) {
    release();
    throw error;
  }
}

/** Is not a generator, because `return` on a generator that never started does not run its `finally`. */
function thenRelease(file: AsyncGenerator<Uint8Array>, release: () => void): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        try {
          const part = await file.next();
          if (part.done) release();
          return part;
        } catch (error) {
          release();
          throw error;
        }
      },
      return: async () => {
        release();
        return file.return(undefined);
      },
    }),
  };
}

async function* papersOf(
  context: Pick<Statements, "donations" | "now" | "statements" | "taxReceipts" | "translatorFor">,
  church: SeenChurch,
  year: number,
  who: StatementAudience,
): AsyncGenerator<StatementPaper[]> {
  const statements = await openStatementComposer(context, church.churchId, year);
  // Lists all donors at once: each page of the list would compute the sums of all donors again.
  const donors = await context.statements.donors(church, year, { who, limit: 1_000_000 });
  for (let at = 0; at < donors.length; at += BATCH_SIZE) {
    const some = donors.slice(at, at + BATCH_SIZE).map(({ personId }) => donorIn(church, personId));
    yield (await statements.forDonors(some)).map(({ paper }) => paper);
  }
}
