import { addPlan, addTask, assignPerson } from "@offertory/contract";
import { makeChurch } from "../people/own-church.ts";
import { seedPeople } from "../people/seed-people.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { expect, test } from "../support/test.ts";

test("S2.20 a task is written down, noted on, completed and reopened", async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const church = await makeChurch(request);
  await enterChurch(context, church);
  await page.goto("/tasks");
  await expectAccessible(page);
  await page.getByRole("button", { name: "New task" }).first().click();
  const form = page.getByRole("dialog", { name: "New task" });
  await form.getByLabel("What is to be done").fill("Order candles");
  await form.getByRole("button", { name: "New task" }).click();
  await page.getByRole("link", { name: /Order candles/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order candles" })).toBeVisible();
  await page.getByRole("textbox", { name: "Add a note" }).fill("Forty of them");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Forty of them" })).toBeVisible();
  await page.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByRole("button", { name: "Reopen" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/tasks?closed=1");
  await expect(page.getByRole("link", { name: /Order candles/ })).toBeVisible();
});

test("S2.20 a plan is made, somebody is asked, and says yes on the page that the notification leads to", async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const church = await makeChurch(request);
  await seedPeople(request, church, [{ name: { first: "Priscilla", last: "Pontus" } }]);
  await enterChurch(context, church);
  await page.goto("/plans");
  await page.getByRole("button", { name: "New plan" }).first().click();
  const form = page.getByRole("dialog", { name: "New plan" });
  await form.getByLabel("Name of the plan").fill("Easter");
  await form.getByLabel("Date").fill("2035-03-25");
  await form.getByRole("button", { name: "Create plan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Easter" })).toBeVisible();
  await page.getByRole("textbox", { name: "Position" }).fill("Welcome");
  await page.getByRole("button", { name: "Add position" }).click();
  await expect(page.getByText("0 of 1 said yes")).toBeVisible();
  for (const name of ["Priscilla", "Robin"]) {
    await page.getByRole("button", { name: "Ask somebody" }).click();
    await page.getByRole("searchbox", { name: "Find somebody" }).fill(name);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: new RegExp(name) })
      .click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await expect(page.getByText("Not answered")).toHaveCount(2);
  await expectAccessible(page);

  await page.goto(page.url().replace("/plans/", "/my/plans/"));
  await page.getByRole("button", { name: "I can", exact: true }).click();
  await expect(page.getByText("Thank you for serving!")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open the plan" }).click();
  await expect(page.getByText("1 of 1 said yes")).toBeVisible();
});

test("tasks and plans fit on a phone", async ({ page, context, request }) => {
  const church = await makeChurch(request);
  const [person] = await seedPeople(request, church, [{ name: { first: "Priscilla", last: "Pontus" } }]);
  const { token } = church;
  const { id: taskId } = await callWire(addTask, token, { body: { title: "Order candles for the whole of Advent" } });
  const positions = [{ name: "Welcome at the main door", needed: 2 }];
  const plan = await callWire(addPlan, token, { body: { name: "Easter service", date: "2035-03-25", positions } });
  const body = { positionId: plan.positions[0]?.id ?? "", personId: person?.id ?? "" };
  await callWire(assignPerson, token, { params: { id: plan.id }, body });
  await enterChurch(context, church);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/tasks", `/tasks/${taskId}`, "/plans", `/plans/${plan.id}`, "/my/plans"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main .skeleton")).toHaveCount(0);
    await expectNothingTooWide(page);
  }
});
