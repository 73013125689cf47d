import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "../../postgres/refusal.ts";

/** Polls /ready of the portal until it answers 200. */
export async function waitUntilReady(portal: string, signal: AbortSignal): Promise<void> {
  const url = `${portal}/ready`;
  const deadline = Date.now() + 60_000;
  let answer = "no answer";
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    answer = await ask(url);
    if (answer === "200") return;
    await sleep(100);
  }
  throw new Refusal(
    `The server started but ${url} still says ${answer}: its words are in logs/server.log of the data folder.`,
  );
}

async function ask(url: string): Promise<string> {
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(5000) });
    return String(status);
  } catch {
    return "no answer";
  }
}
