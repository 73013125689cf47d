import { previewPage, readPage } from "@offertory/contract";
import type { Page } from "@playwright/test";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { createTestPage } from "./create-test-page.ts";
import { textInPlace } from "./text-in-place.ts";

const RUNS = "document.documentElement.dataset.ran = 1";
const SMUGGLED = [
  "<p>Harmless</p>",
  `<script>${RUNS}</script>`,
  `<img src="/content/none/gallery/1/none.jpg" alt="bait" onerror="${RUNS}">`,
  `<a href="javascript:${RUNS}">click</a>`,
  `<svg><animate onbegin="${RUNS}" attributeName="x" dur="1s"></animate></svg>`,
  `<iframe srcdoc="<script>parent.${RUNS}</script>"></iframe>`,
  `<div style="position:fixed;inset:0" onmouseover="${RUNS}">over everything</div>`,
].join("");
const HARMFUL =
  "main script, dialog script, .rich-text script, [onerror], [onbegin], [onmouseover], [srcdoc], a[href^='javascript']";

/** Puts HTML into the answer that the server never sanitized, as a foreign server could. */
async function smuggle(page: Page, pageId: string): Promise<void> {
  await page.route(`**/api/content/pages/${pageId}`, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const tree = readPage.answer.parse(await (await route.fetch()).json());
    const elements = tree.elements.map((one) => ({ ...one, answers: { text: SMUGGLED } }));
    return route.fulfill({ json: { ...tree, elements } });
  });
  await page.route(`**/api/content/pages/${pageId}/preview`, async (route) => {
    const shown = previewPage.answer.parse(await (await route.fetch()).json());
    const sections = shown.sections.map((section) => ({
      ...section,
      elements: section.elements.map((one) => ({ ...one, answers: { text: SMUGGLED } })),
    }));
    return route.fulfill({ json: { ...shown, sections } });
  });
}

test("unsanitized HTML in a server response is sanitized before the page editor renders it", async ({
  page,
  context,
  request,
}) => {
  const church = await createTestPage(request, "Harmless");
  await enterChurch(context, church);
  await smuggle(page, church.pageId);
  const nothingHarmful = async () => {
    await expect(page.locator(HARMFUL)).toHaveCount(0);
    expect(await page.locator("html").getAttribute("data-ran")).toBeNull();
  };

  await page.goto(`/site/pages/${church.pageId}`);
  const words = page.getByRole("group", { name: "Section 1", exact: true });
  await expect(words.getByText("Harmless")).toBeVisible();
  await expect(words.getByText("over everything")).toBeVisible();
  await expect(words.locator('img[alt="bait"]')).toBeAttached();
  await expect(words.locator(".rich-text").locator("iframe, svg, [style]")).toHaveCount(0);
  await nothingHarmful();

  await page.getByRole("button", { name: /^Edit Text: Harmless/ }).click();
  await expect(textInPlace(page)).toContainText("Harmless");
  await nothingHarmful();
  await page.getByRole("button", { name: "More options" }).click();
  await expect(page.getByRole("dialog").locator('[contenteditable="true"]')).toContainText("Harmless");
  await nothingHarmful();
  await page.getByRole("dialog").getByRole("tab", { name: "Preview" }).click();
  await expect(page.getByRole("dialog").getByText("Harmless")).toBeVisible();
  await nothingHarmful();
  await page.keyboard.press("Escape");

  for (const view of ["Phone", "Desktop"]) {
    await page.getByRole("button", { name: `${view} preview` }).click();
    const frame = page.frameLocator("iframe");
    await expect(frame.getByText("Harmless")).toBeVisible();
    await expect(frame.locator(HARMFUL)).toHaveCount(0);
    await nothingHarmful();
  }
});
