import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** Asks a server again and again whether it is well, and keeps how long each answer took, until the parent wants to know. */
const url = String(workerData);
const times: number[] = [];
let isOver = false;
parentPort?.on("message", () => (isOver = true));
while (!isOver) {
  const began = performance.now();
  await fetch(url).then((answer) => answer.text());
  times.push(performance.now() - began);
  await sleep(20);
}
parentPort?.postMessage(times, []);
