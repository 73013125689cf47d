import { walkThrough } from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("every keyboard focus stop is visible and marked on the pages before signing in", async ({
      page,
      portal,
      site,
      lessons,
    }) => {
      for (const address of [
        `${portal}/login`,
        `${portal}/login?action=register`,
        `${portal}/login?action=forgot`,
        `${portal}/churches/register`,
        portal,
        `${portal}/no/such/page`,
        `${site}/grace`,
        `${site}/find`,
        lessons,
      ]) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await walkThrough(page);
      }
    });
  });
}
