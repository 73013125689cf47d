import { medianOf, timePage, type Timed } from "../../tools/donation-page/time-page.ts";
import { weighPage } from "../../tools/donation-page/weigh-page.ts";
import { launchChromium } from "../../tools/test/launch-chromium.ts";
import type { Bar } from "../bar.ts";

const MEASUREMENTS = 7;

/** Measures the donation page against its limits: its size, and how soon it is visible and usable on a slow phone. */
export async function benchPage(url: string): Promise<Bar[]> {
  const browser = await launchChromium();
  try {
    const { scriptBytes, styleBytes } = await weighPage(await browser.newPage(), url);
    const timed: Timed[] = [];
    for (let turn = 0; turn < MEASUREMENTS; turn += 1) timed.push(await timePage(browser, url));
    const kilobytes = (scriptBytes + styleBytes) / 1000;
    const [seen, usable] = [medianOf(timed.map((each) => each.seen)), medianOf(timed.map((each) => each.usable))];
    const moved = Math.max(...timed.map((each) => each.moved));
    return [
      {
        text: `donation page: ${kilobytes.toFixed(1)} kB of script (${(scriptBytes / 1000).toFixed(1)}) and style, gzipped`,
        value: kilobytes,
        under: 90,
      },
      {
        text: `donation page on slow 4G and a slow phone: first paint ${seen.toFixed(0)} ms`,
        value: seen,
        under: 1200,
      },
      { text: `donation page on slow 4G and a slow phone: usable ${usable.toFixed(0)} ms`, value: usable, under: 2500 },
      { text: `donation page: layout shift ${moved.toFixed(4)}`, value: moved, under: 0.01 },
    ];
  } finally {
    await browser.close();
  }
}
