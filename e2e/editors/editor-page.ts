import { expect, type Locator, type Page } from "@playwright/test";
import { PAGE_ORIGIN, servePage } from "./build-page.ts";

type Kind = "HTML" | "Markdown";

/** Opens one of the editors on the tests' own page with a text. */
export async function openEditor(page: Page, kind: Kind, value = ""): Promise<void> {
  await servePage(page.context());
  await page.goto(`${PAGE_ORIGIN}/?value=${encodeURIComponent(value)}`);
  await page.getByRole("button", { name: `Open ${kind}` }).click();
  await expect(page.getByRole("dialog", { name: "Welcome text" })).toBeVisible();
}

export const visualText = (page: Page): Locator => page.getByRole("textbox", { name: "Welcome text" });
export const markdownText = (page: Page): Locator => page.getByRole("textbox", { name: "Markdown text" });
export const toolbar = (page: Page): Locator => page.getByRole("toolbar", { name: "Formatting" });
export const pressTool = (page: Page, name: string): Promise<void> =>
  toolbar(page).getByRole("button", { name, exact: true }).click();
export const savedText = (page: Page): Locator => page.getByTestId("saved");

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByTestId("outcome")).toHaveText("saved");
}

/** Pastes HTML and plain text as if they had been copied elsewhere. */
export async function paste(target: Locator, html: string, plain = ""): Promise<void> {
  await target.evaluate(
    (element, { html, plain }) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      clipboardData.setData("text/plain", plain);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, plain },
  );
}
