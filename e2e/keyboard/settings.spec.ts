import { uniqueWord } from "../people/own-church.ts";
import { enterChurch } from "../support/enter-church.ts";
import { tabAndChoose, tabAndPress, tabAndType, tabTo } from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const LOGO = {
  name: "logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><rect width="200" height="50" fill="#246"/></svg>',
  ),
};

test("every section of a church's settings is changed by keyboard alone", async ({ page, context, church }) => {
  const word = uniqueWord();
  await enterChurch(context, church);
  await page.goto("/settings");
  await tabAndType(page, page.getByLabel("Church name"), "");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Church name cannot be blank.")).toBeVisible();
  await expect(page.getByLabel("Church name")).toBeFocused();
  await page.keyboard.type(`Hill ${word}`);
  await tabAndChoose(page, page.getByLabel("Time zone"), "Europe / Oslo");
  await tabAndType(page, page.getByLabel("City"), "Oslo");
  await tabAndType(page, page.getByLabel("Subdomain"), word);
  await tabAndType(page, page.getByLabel("Legal name"), "Hill Church Incorporated");
  await tabAndType(page, page.getByLabel("Tax ID"), "12-3456789");
  const save = page.getByRole("button", { name: "Save changes" });
  await tabAndPress(page, save);
  await expect(page.getByText("Settings saved.")).toBeVisible();
  await expect(save).toBeFocused();
  await expect(page.getByRole("banner")).toContainText(`Hill ${word}`);
  await page.reload();
  await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Oslo");

  await tabAndPress(page, page.getByRole("tab", { name: "Church" }), "ArrowRight");
  await expect(page.getByRole("tab", { name: "Branding" })).toBeFocused();
  await tabTo(page, page.locator('input[type="color"]'));
  await tabAndType(page, page.getByLabel("Brand color", { exact: true }), "#1f3a93");
  await expect(page.getByText("Text in this color is easy to read.")).toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await tabAndPress(page, page.getByRole("button", { name: "Choose image (Logo for light backgrounds)" }));
  await (await chooser).setFiles(LOGO);
  await tabAndPress(page, page.getByRole("dialog").getByRole("button", { name: "Use image" }));
  const remove = page.getByRole("button", { name: "Remove (Logo for light backgrounds)" });
  await expect(remove).toBeVisible();
  await tabAndPress(page, save);
  await expect(page.getByText("Settings saved.")).toBeVisible();
  await tabAndPress(page, remove, "Enter", { back: true });
  await expect(remove).toBeHidden();
  await tabAndPress(page, page.getByRole("button", { name: "Discard" }));
  await expect(remove).toBeVisible();

  await tabAndPress(page, page.getByRole("tab", { name: "Branding" }), "ArrowRight", { back: true });
  await tabAndPress(page, page.getByRole("checkbox", { name: "Confirm newcomers" }), "Space");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Settings saved.")).toBeVisible();

  await tabAndPress(page, page.getByRole("tab", { name: "Newcomers" }), "ArrowRight", { back: true });
  await tabAndType(page, page.getByLabel("Email, phone, or web address"), "office@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Settings saved.")).toBeVisible();
});

test("leaving a form with changes asks for confirmation, and Keep editing returns the focus, by keyboard alone", async ({
  page,
  context,
  church,
}) => {
  await enterChurch(context, church);
  await page.goto("/settings?tab=support");
  await tabAndType(page, page.getByLabel("Email, phone, or web address"), "office");
  const away = page.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name: "Profile" });
  await tabAndPress(page, away, "Enter", { back: true });
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(away).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, question.getByRole("button", { name: "Discard changes" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your profile" })).toBeFocused();
});
