import { makeGivingChurch } from "../giving/member-church.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";

test("G1.04 G1.06 a gateway is connected, tested and changed, and its secret key is never shown", async ({
  page,
  expectAccessible,
  church,
}) => {
  await enterChurch(page.context(), church);
  await page.goto("/treasury/gateways");
  await expect(page.getByText("No payment gateway connected")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add gateway" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add payment gateway" });
  await dialog.getByLabel("Publishable key").fill("pk_test_1234");
  await dialog.getByRole("button", { name: "Add gateway" }).click();
  await expect(dialog.getByText("Enter both keys from the same account.")).toBeVisible();
  await expect(dialog.getByLabel("Secret key")).toBeFocused();
  await dialog.getByLabel("Secret key").fill("sk_live_1234");
  await dialog.getByRole("button", { name: "Add gateway" }).click();
  await expect(dialog.getByText(/These keys don't match/)).toBeVisible();
  await dialog.getByLabel("Publishable key").fill("");
  await dialog.getByLabel("Secret key").fill("");
  await expect(dialog.getByText(/Without keys, this gateway simulates/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add gateway" }).click();
  await expect(page.getByText("Stripe added.")).toBeVisible();

  const box = page.getByRole("region", { name: "Stripe" });
  await expect(box).toContainText("Sandbox");
  await expect(box).toContainText("Saved (hidden)");
  await expect(box).toContainText("$103.30 by card, with the fee covered");
  await expect(page.locator("body")).not.toContainText("sk_sandbox");

  await expect(box.getByText("Not tested yet")).toBeVisible();
  await box.getByRole("button", { name: "Test connection" }).click();
  await expect(box.getByText("Connected to Stripe. Nothing was charged.")).toBeVisible();
  await expect(box.getByText(/^Last tested .+: connected$/)).toBeVisible();
  await expectAccessible(page);

  await box.getByRole("button", { name: "Edit Stripe" }).click();
  const change = page.getByRole("dialog", { name: "Edit Stripe" });
  await expect(change.getByLabel("Secret key")).toHaveValue("");
  await change.getByLabel("Pricing").selectOption({ label: "Nonprofit: 2.2% + $0.30" });
  await change.getByRole("radio", { name: "Added to every donation" }).check();
  await change.getByRole("checkbox", { name: "Available to donors" }).uncheck();
  await change.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Stripe saved.")).toBeVisible();
  await expect(box).toContainText("2.2% + $0.30");
  await expect(box).toContainText("Off");
  await expect(box).toContainText("Added to every donation");
});

test("G1.04 of two gateways, the church chooses which one takes cards, and while it is off the other one does", async ({
  page,
  request,
  site,
  expectAccessible,
}) => {
  const gateways = [
    { provider: "stripe", payFees: false },
    { provider: "paypal", payFees: false },
  ] as const;
  const church = await makeGivingChurch(request, { gateways });
  await enterChurch(page.context(), church);
  await page.goto("/treasury/gateways");
  const box = (name: string) => page.getByRole("region", { name });
  await expect(box("PayPal")).toContainText("Taken through Stripe");
  await expect(box("PayPal")).toContainText("PayPal and Venmo");
  await box("PayPal").getByRole("button", { name: "Take cards through PayPal" }).click();
  await expect(page.getByText("Cards are now taken through PayPal.")).toBeVisible();
  await expect(box("Stripe")).toContainText("Taken through PayPal");
  await expect(box("PayPal").getByRole("button", { name: "Take cards" })).toHaveCount(0);
  await expectAccessible(page);
  const donor = await page.context().newPage();
  await donor.goto(`${site}/${church.subDomain}/give`);
  await expect(donor.getByText("Your card details go directly to PayPal.")).toBeVisible();

  await box("PayPal").getByRole("button", { name: "Edit PayPal" }).click();
  await page.getByRole("dialog").getByRole("checkbox", { name: "Available to donors" }).uncheck();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect(box("Stripe")).toContainText("Taken through Stripe");
  await donor.reload();
  await expect(donor.getByText("Your card details go directly to Stripe.")).toBeVisible();
});
