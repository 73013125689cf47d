import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe finds nothing serious or critical on the page as it stands now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Our pages have no frames: without the page that axe opens to gather them, a look takes half the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`);
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}
