import { subscribeGift } from "@offertory/contract";
import { callWire } from "../support/call-wire.ts";
import { expect, test } from "../support/test.ts";
import { receivedBy } from "./visitor-form.ts";
import { makeGivingChurch, saveCard } from "./member-church.ts";

test("a donor who lost the link gets it again by email, and gives once more with it", async ({
  page,
  request,
  portal,
  mailFor,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  const { paymentMethod } = await saveCard(church);
  await callWire(subscribeGift, church.givingToken, {
    body: {
      amount: 25,
      id: paymentMethod.id,
      funds: [{ id: church.funds[0] ?? "", amount: 25 }],
      provider: "stripe",
      interval: { interval_count: 1, interval: "month" },
    },
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${portal}/giving/manage?token=lost`);
  await expect(page.getByText("This link is no longer valid")).toBeVisible();
  const lost = page.getByRole("region", { name: "Lost your link?" });
  await lost.getByRole("button", { name: "Email my links" }).click();
  await expect(lost.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(lost.getByLabel("Email")).toBeFocused();
  await expectAccessible(page);
  await lost.getByLabel("Email").fill(church.email);
  await page.keyboard.press("Enter");
  await expect(lost.getByText("Check your email")).toBeVisible();
  await expectAccessible(page);

  const { links } = await mailFor(church.email, "the link to your recurring donation");
  await page.goto(links.find((each) => each.includes("/giving/manage?token=")) ?? "");
  const box = page.getByRole("region", { name: `Your recurring donation to ${church.name}` });
  await box.getByRole("button", { name: "Give once more now" }).click();
  const question = page.getByRole("alertdialog", { name: "Give $25.00 once more now?" });
  await expect(question).toContainText("Visa •••• 4242 will be charged today.");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Give $25.00" }).click();
  await expect(page.getByText("Thank you for your donation.", { exact: true })).toBeVisible();
  expect(await receivedBy(church)).toEqual([25, 25]);
  await expectAccessible(page);
});
