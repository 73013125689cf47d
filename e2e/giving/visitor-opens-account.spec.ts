import { expect, test } from "../support/test.ts";
import { visitorForm } from "./visitor-form.ts";

test("G1.03 a first-time donor sets a password from the link in the receipt and sees the gift", async ({
  page,
  site,
  mailFor,
}) => {
  const email = `opens-${Date.now()}@example.org`;
  await page.goto(`${site}/grace/give?amount=19`);
  const form = visitorForm(page);
  await form.fillPerson(email);
  await form.fillCard();
  await expect(page.getByText("Verified")).toBeVisible();
  await form.giveButton().click();
  await expect(page.getByRole("heading", { name: "Thank you for your donation!" })).toBeVisible();

  const receipt = await mailFor(email);
  await page.goto(receipt.links.find((link) => link.includes("action=forgot")) ?? "");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByText(`We sent a link to set a new password to ${email}`)).toBeVisible();

  const { links } = await mailFor(email, "Reset your password");
  await page.goto(links.find((link) => link.includes("auth=")) ?? "");
  await page.getByLabel("New password").fill("quiet-river-lantern");
  await page.getByLabel("Confirm password").fill("quiet-river-lantern");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("heading", { name: /^Hello, Vera/ })).toBeVisible();

  await page.goto("/giving");
  await expect(page.getByText("$19.00").first()).toBeVisible();
});
