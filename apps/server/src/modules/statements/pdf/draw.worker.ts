import { parentPort } from "node:worker_threads";
import type { Answer, Order } from "./drawing-orders.ts";
import { drawPdf } from "./draw-pdf.ts";
import { openPrintFile } from "./open-print-file.ts";

const files = new Map<number, ReturnType<typeof openPrintFile>>();

async function carryOut(order: Order): Promise<Uint8Array> {
  if (order.what === "draw") return drawPdf(order.paper);
  const file = files.get(order.file) ?? openPrintFile(order.title);
  files.set(order.file, file);
  if (order.what === "add") return file.add(order.papers);
  files.delete(order.file);
  return file.close();
}

// Orders are carried out one after the other.
let last: Promise<void> = Promise.resolve();
parentPort?.on("message", (order: Order) => {
  last = last.then(async () => {
    const answer: Answer = await carryOut(order).then(
      (bytes) => ({ number: order.number, bytes }),
      (error: unknown) => ({ number: order.number, failure: error instanceof Error ? error.message : String(error) }),
    );
    parentPort?.postMessage(answer, "bytes" in answer ? givenAway(answer.bytes) : []);
  });
});

/** Transfers the buffer instead of copying it, if the bytes fill the whole buffer. */
const givenAway = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
