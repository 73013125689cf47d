import { uniqueWord } from "../people/own-church.ts";
import { expect, test } from "../support/test.ts";

test("a church changes its name, subdomain, time zone, legal name and tax id", async ({
  page,
  signIn,
  site,
  expectAccessible,
  church,
}) => {
  const word = uniqueWord();
  await signIn(page, church.email, church);
  await page.goto("/settings");
  await expect(page.getByLabel("Church name")).toHaveValue(church.church);
  await expectAccessible(page);

  await page.getByLabel("Church name").fill("");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Church name cannot be blank.")).toBeVisible();
  await expect(page.getByLabel("Church name")).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel("Church name").fill(`Hill ${word}`);
  await page.getByLabel("Subdomain").fill("two words");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Subdomains can contain only letters, numbers, and hyphens.")).toBeVisible();
  await page.getByLabel("Subdomain").fill(word);
  await expect(page.getByText(`${site}/${word}`)).toBeVisible();
  await page.getByLabel("Time zone").selectOption("Europe/Oslo");
  await page.getByLabel("Legal name").fill("Hill Church Incorporated");
  await page.getByLabel("Tax ID").fill("12-3456789");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved.")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(`Hill ${word}`);

  await page.reload();
  await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Oslo");
  await expect(page.getByLabel("Tax ID")).toHaveValue("12-3456789");
});

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="500"><rect width="2000" height="500" fill="#246"/></svg>`;
const picture = (name: string, content: string) => ({
  name,
  mimeType: "image/svg+xml",
  buffer: Buffer.from(content),
});

test("S3.06 brand color, logos and icon are previewed, saved and public", async ({
  page,
  request,
  signIn,
  portal,
  expectAccessible,
  church,
}) => {
  await signIn(page, church.email, church);
  await page.goto("/settings?tab=branding");
  await page.getByLabel("Brand color", { exact: true }).fill("#ffe14d");
  await expect(page.getByText(/Text in this color would be hard to read/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Brand color", { exact: true }).fill("#1f3a93");
  await expect(page.getByText("Text in this color is easy to read.")).toBeVisible();

  const files = page.locator('input[type="file"]');
  await files.nth(0).setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("not a picture") });
  await expect(page.getByText(/This file isn't a supported image/)).toBeVisible();
  const cut = async (place: number, file: ReturnType<typeof picture>) => {
    await files.nth(place).setInputFiles(file);
    await page.getByRole("button", { name: "Use image" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await cut(0, picture("light.svg", LOGO));
  await cut(1, picture("dark.svg", LOGO.replace("#246", "#fff")));
  await cut(2, picture("icon.svg", LOGO));
  await expect(page.getByRole("img", { name: "Icon in a browser tab" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved.")).toBeVisible();

  const answer = await request.get(`${portal}/api/membership/settings/public/${church.churchId}`);
  const settings: Record<string, string> = await answer.json();
  expect(settings["brandColour"]).toBe("#1f3a93");
  for (const key of ["logoLight", "logoDark", "favicon_400x400", "favicon_16x16"]) expect(settings[key]).toBeTruthy();

  await page.getByRole("button", { name: "Remove (Logo for dark backgrounds)" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("button", { name: "Remove (Logo for dark backgrounds)" })).toHaveCount(0);
});

test("typed settings survive a change of tabs, and leaving the page asks for confirmation", async ({
  page,
  signIn,
  expectAccessible,
  church,
}) => {
  await signIn(page, church.email, church);
  await page.goto("/settings?tab=support");
  await page.getByLabel("Email, phone, or web address").fill("office@example.com");
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Church" }).click();
  await expect(page.getByLabel("Church name")).toBeVisible();
  await page.getByRole("tab", { name: "Support" }).click();
  await expect(page.getByRole("tab", { name: "Support" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("Email, phone, or web address")).toHaveValue("office@example.com");

  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved.")).toBeVisible();
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { name: "Your profile" })).toBeVisible();
});
