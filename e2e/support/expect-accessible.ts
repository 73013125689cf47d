import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe finds nothing serious or critical on the page as it stands now. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  // Our pages have no frames: without the page that axe opens to gather them, a look takes half the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`);
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}

const MAX_ROUNDS = 20;

/** Colours that are on their way from one look to the next are not to be judged; where one has come, what inherits it sets out. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async (rounds) => {
    const isEnding = ({ effect, playState }: Animation) =>
      playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
    for (let round = 0; round < rounds; round += 1) {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const ending = document.getAnimations().filter(isEnding);
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  }, MAX_ROUNDS);
