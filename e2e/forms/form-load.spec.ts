import { weighPage } from "../../tools/donation-page/weigh-page.ts";
import { expect, test } from "../support/test.ts";
import { everyType, isAwake, makeFormChurch } from "./form-church.ts";

const MAX_BYTES = 110_000;

test("a form page without payment loads at most 110 kB of script and style, and no payment script", async ({
  page,
  request,
  site,
}) => {
  const { path } = await makeFormChurch(request, (fundId) =>
    everyType(fundId).filter(({ fieldType }) => fieldType !== "Payment"),
  );
  const { scriptBytes, styleBytes, scripts } = await weighPage(page, site + path);
  await isAwake(page);
  test.info().annotations.push({ type: "gzipped bytes", description: `${scriptBytes} script, ${styleBytes} style` });
  expect(scripts.filter((url) => !url.startsWith(`${site}/assets/form-`))).toEqual([]);
  expect(scripts.filter((url) => url.includes("payment"))).toEqual([]);
  expect(scriptBytes).toBeGreaterThan(50_000);
  expect(scriptBytes + styleBytes).toBeLessThan(MAX_BYTES);
});
