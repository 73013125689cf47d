import { Worker } from "node:worker_threads";
import type { StatementPaper } from "@offertory/contract";
import type { WorkerResponse, Work } from "./worker-messages.ts";

const IDLE_MS = 30_000;
/** Enough for the fonts and a few statements. Without a limit the heap grows far larger before garbage is collected. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/**
 * Draws statements in a worker thread, so that other requests do not wait while thousands are drawn. The thread starts
 * with the first statement and ends after 30 idle seconds.
 */
export function openPdfWorker() {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastNumber = 0;
  const waiting = new Map<number, Waiting>();

  function begin(): Worker {
    const worker = new Worker(new URL("./draw.worker.ts", import.meta.url), { resourceLimits: MEMORY });
    const onThreadEnd = (error: Error) => {
      if (thread !== worker) return;
      thread = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on("message", (response: WorkerResponse) => {
      const pending = waiting.get(response.number);
      waiting.delete(response.number);
      if ("bytes" in response) pending?.resolve(response.bytes);
      else pending?.reject(new Error(`A statement could not be drawn: ${response.failure}`));
      if (waiting.size === 0) stopWhenIdle();
    });
    worker.on("error", onThreadEnd);
    worker.on("exit", () => onThreadEnd(new Error("The drawing thread has ended.")));
    return worker;
  }

  /** Lets the process exit while the thread is idle, and ends the thread after a while. */
  function stopWhenIdle(): void {
    thread?.unref();
    clearTimeout(idle);
    idle = setTimeout(() => {
      const resting = thread;
      thread = null;
      void resting?.terminate();
    }, IDLE_MS).unref();
  }

  function sendRequest(work: Work): Promise<Uint8Array> {
    clearTimeout(idle);
    thread ??= begin();
    thread.ref();
    lastNumber += 1;
    const number = lastNumber;
    const drawn = new Promise<Uint8Array>((resolve, reject) => waiting.set(number, { resolve, reject }));
    thread.postMessage({ number, ...work }, []);
    return drawn;
  }

  return {
    draw: (paper: StatementPaper): Promise<Uint8Array> => sendRequest({ what: "draw", paper }),

    /** Draws many statements into one file and yields its bytes, so that only one batch at a time is in memory. */
    async *print(title: string, batches: AsyncIterable<readonly StatementPaper[]>): AsyncGenerator<Uint8Array> {
      lastNumber += 1;
      const file = lastNumber;
      let isClosed = false;
      try {
        for await (const papers of batches) {
          const bytes = await sendRequest({ what: "add", file, title, papers });
          if (bytes.length > 0) yield bytes;
        }
        isClosed = true;
        yield await sendRequest({ what: "close", file, title });
      } finally {
        // The client has gone away: close the file in the thread and drop its bytes.
        if (!isClosed) await sendRequest({ what: "close", file, title }).catch(() => undefined);
      }
    },
  };
}
export type PdfWorker = ReturnType<typeof openPdfWorker>;
