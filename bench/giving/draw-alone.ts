import { StatementPaper } from "@offertory/contract";
import { z } from "zod";
import { openPdfWorker } from "../../apps/server/src/modules/statements/pdf/pdf-worker.ts";

/** Renders statements in a process that does nothing else, and reports its peak memory in megabytes. */
process.once("message", (paper) => void drawAlone(z.parse(StatementPaper, paper)));

const STATEMENT_COUNT = 3_000;
const CONCURRENT_PDFS = 4;

async function drawAlone(paper: StatementPaper): Promise<void> {
  const room = openPdfWorker();
  let most = 0;
  for (let drawn = 0; drawn < STATEMENT_COUNT; drawn += CONCURRENT_PDFS) {
    const some = Array.from({ length: CONCURRENT_PDFS }, (_, index) => ({
      ...paper,
      donor: { ...paper.donor, name: `Donor ${drawn + index}` },
    }));
    await Promise.all(some.map((one) => room.draw(one)));
    most = Math.max(most, process.memoryUsage.rss());
  }
  process.send?.(Math.round(most / 1e6));
  process.disconnect();
}
