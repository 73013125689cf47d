import { Worker } from "node:worker_threads";
import type { StatementPaper } from "@offertory/contract";
import type { Answer, Work } from "./drawing-orders.ts";

const IDLE_MS = 30_000;
/** Fonts and a few statements at a time. Without a limit a thread takes what it can get before it tidies up. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/**
 * Statements are drawn in a thread of their own, so that no call of anybody waits for ten thousand of them. It is begun with the
 * first, and ends when nobody has asked for a while.
 */
export function openPdfWorker() {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let orders = 0;
  const waiting = new Map<number, Waiting>();

  function begin(): Worker {
    const worker = new Worker(new URL("./draw.worker.ts", import.meta.url), { resourceLimits: MEMORY });
    const leave = (error: Error) => {
      if (thread !== worker) return;
      thread = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on("message", (answer: Answer) => {
      const asked = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ("bytes" in answer) asked?.resolve(answer.bytes);
      else asked?.reject(new Error(`A statement could not be drawn: ${answer.failure}`));
      if (waiting.size === 0) rest();
    });
    worker.on("error", leave);
    worker.on("exit", () => leave(new Error("The drawing thread has ended.")));
    return worker;
  }

  /** A thread that has nothing to do keeps no process alive, and goes after a while. */
  function rest(): void {
    thread?.unref();
    clearTimeout(idle);
    idle = setTimeout(() => {
      const resting = thread;
      thread = null;
      void resting?.terminate();
    }, IDLE_MS).unref();
  }

  function order(work: Work): Promise<Uint8Array> {
    clearTimeout(idle);
    thread ??= begin();
    thread.ref();
    orders += 1;
    const number = orders;
    const drawn = new Promise<Uint8Array>((resolve, reject) => waiting.set(number, { resolve, reject }));
    thread.postMessage({ number, ...work }, []);
    return drawn;
  }

  return {
    draw: (paper: StatementPaper): Promise<Uint8Array> => order({ what: "draw", paper }),

    /** Many in one file, as they come: so many pages at a time take the memory of so many pages. */
    async *print(title: string, batches: AsyncIterable<readonly StatementPaper[]>): AsyncGenerator<Uint8Array> {
      orders += 1;
      const file = orders;
      let isClosed = false;
      try {
        for await (const papers of batches) {
          const bytes = await order({ what: "add", file, title, papers });
          if (bytes.length > 0) yield bytes;
        }
        isClosed = true;
        yield await order({ what: "close", file, title });
      } finally {
        // Who asked has gone away: nobody will fetch the rest.
        if (!isClosed) await order({ what: "close", file, title }).catch(() => undefined);
      }
    },
  };
}
export type PdfWorker = ReturnType<typeof openPdfWorker>;
