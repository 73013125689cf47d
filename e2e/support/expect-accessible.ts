import { expect, type Frame, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** axe finds nothing serious or critical on the page as it stands now. */
export async function expectAccessible(page: Page): Promise<void> {
  await Promise.all(page.frames().map(bringAxe));
  await settle(page);
  const violations = await page.evaluate(async () => {
    const { violations } = (await window.axe?.run(document, { resultTypes: ["violations"] })) ?? {};
    return violations?.map(({ id, help, impact, nodes }) => ({
      id,
      help,
      impact,
      html: nodes.map(({ html }) => html),
    }));
  });
  const grave = violations?.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave?.map(({ id, help, html }) => `${id}: ${help}\n  ${html.join("\n  ")}`);
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}

/** Colours that are still on their way from one look to the next are nobody's to judge. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Once to each document: to send it for every look would take longer than to look. */
async function bringAxe(frame: Frame): Promise<void> {
  try {
    if (await frame.evaluate(() => "axe" in window)) return;
    await frame.evaluate(axe.source);
    // Fields of payment companies are frames of another origin.
    await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ["<unsafe_all_origins>"] }));
  } catch (error) {
    // A frame inside may go while we come; the page itself may not.
    if (frame.parentFrame() === null) throw error;
  }
}
