import { parentPort } from "node:worker_threads";
import type { WorkerResponse, WorkerRequest } from "./worker-messages.ts";
import { drawPdf } from "./draw-pdf.ts";
import { openPrintFile } from "./open-print-file.ts";

const files = new Map<number, ReturnType<typeof openPrintFile>>();

async function handleRequest(request: WorkerRequest): Promise<Uint8Array> {
  if (request.what === "draw") return drawPdf(request.paper);
  const file = files.get(request.file) ?? openPrintFile(request.title);
  files.set(request.file, file);
  if (request.what === "add") return file.add(request.papers);
  files.delete(request.file);
  return file.close();
}

// Orders are carried out one after the other.
let last: Promise<void> = Promise.resolve();
parentPort?.on("message", (request: WorkerRequest) => {
  last = last.then(async () => {
    const response: WorkerResponse = await handleRequest(request).then(
      (bytes) => ({ number: request.number, bytes }),
      (error: unknown) => ({ number: request.number, failure: error instanceof Error ? error.message : String(error) }),
    );
    parentPort?.postMessage(response, "bytes" in response ? transferList(response.bytes) : []);
  });
});

/** Transfers the buffer instead of copying it, if the bytes fill the whole buffer. */
const transferList = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
