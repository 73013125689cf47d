import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** Polls the health endpoint of a server and records how long each answer takes, until the parent stops it. */
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
