import { medianOf } from "../../tools/donation-page/time-page.ts";
import { timeReading } from "../../tools/donation-page/time-reading.ts";
import { launchChromium } from "../../tools/test/launch-chromium.ts";
import { openClient } from "../client.ts";
import type { Bar } from "../bar.ts";
import { measure } from "../measure.ts";

const MEASUREMENTS = 7;

/**
 * Measures the first page of a church's site against its limits: how soon it is visible on a slow phone, and its CPU
 * cost.
 */
export async function benchSite(url: string, pid: number): Promise<Bar[]> {
  const browser = await launchChromium();
  const timed: Awaited<ReturnType<typeof timeReading>>[] = [];
  try {
    for (let turn = 0; turn < MEASUREMENTS; turn += 1) timed.push(await timeReading(browser, url));
  } finally {
    await browser.close();
  }
  const seen = medianOf(timed.map((each) => each.seen));
  const moved = Math.max(...timed.map((each) => each.moved));
  const { origin, pathname } = new URL(url);
  const client = openClient(origin, 32);
  const headers = { "accept-encoding": "br" };
  const run = () => client.call("GET", pathname, { headers });
  const visit = await measure({ name: "a visit", run, count: 4000, concurrency: 32, warm: 4000, pid });
  client.close();
  return [
    { text: `church site on slow 4G and a slow phone: first paint ${seen.toFixed(0)} ms`, value: seen, under: 1200 },
    { text: `church site: layout shift ${moved.toFixed(4)}`, value: moved, under: 0.01 },
    { text: `church site: a visit costs ${visit.cpu.toFixed(2)} ms of CPU`, value: visit.cpu, under: 2 },
  ];
}
