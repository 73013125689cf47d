import { addPlan, addTask, assignPerson } from "@offertory/contract";
import { seedPeople } from "../people/seed-people.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { expect, test } from "../support/test.ts";
import { joinChurch } from "./join-church.ts";
import { openNotifications } from "./open-notifications.ts";

test("S2.20 a task is created, gets a note, is completed and reopened", async ({
  page,
  context,
  expectAccessible,
  church,
}) => {
  await enterChurch(context, church);
  await page.goto("/tasks");
  await expectAccessible(page);
  await page.getByRole("button", { name: "New task" }).first().click();
  const form = page.getByRole("dialog", { name: "New task" });
  await form.getByLabel("Task").fill("Order candles");
  await form.getByRole("button", { name: "New task" }).click();
  await page.getByRole("link", { name: /Order candles/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order candles" })).toBeVisible();
  await page.getByRole("textbox", { name: "Add a note" }).fill("Forty of them");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Forty of them" })).toBeVisible();
  await page.getByRole("button", { name: "Mark complete" }).click();
  await expect(page.getByRole("button", { name: "Reopen" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/tasks?closed=1");
  const task = page.getByRole("link", { name: /Order candles/ });
  await task.click();
  await page.getByRole("button", { name: "Reopen" }).click();
  await expect(page.getByRole("button", { name: "Mark complete" })).toBeVisible();
  await page.goto("/tasks?closed=1");
  await expect(page.getByText("No completed tasks")).toBeVisible();
  await page.goto("/tasks");
  await expect(task).toBeVisible();
  await page.getByRole("button", { name: "Mark “Order candles” complete" }).click();
  await expect(page.getByText("You have no open tasks")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(task).toBeVisible();
  await expectAccessible(page);
});

test("S2.20 a plan is created, people are assigned, and one accepts on the page that the notification opens", async ({
  page,
  context,
  browser,
  request,
  portal,
  expectAccessible,
  church,
}) => {
  const member = await joinChurch(request, church);
  await seedPeople(request, church, [{ name: { first: "Priscilla", last: "Pontus" } }]);
  await enterChurch(context, church);
  await page.goto("/plans");
  await page.getByRole("button", { name: "New plan" }).first().click();
  const form = page.getByRole("dialog", { name: "New plan" });
  await form.getByLabel("Plan name").fill("Easter");
  await form.getByLabel("Date").fill("2035-03-25");
  await form.getByRole("button", { name: "Create plan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Easter" })).toBeVisible();
  await page.getByRole("textbox", { name: "Position" }).fill("Welcome");
  await page.getByRole("button", { name: "Add position" }).click();
  await expect(page.getByText("0 of 1 confirmed")).toBeVisible();
  for (const name of ["Priscilla", "Robin", "Tabitha"]) {
    await page.getByRole("button", { name: "Invite someone" }).click();
    await page.getByRole("searchbox", { name: "Find a person" }).fill(name);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: new RegExp(name) })
      .click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await expect(page.getByText("Unconfirmed")).toHaveCount(3);
  await expectAccessible(page);

  const ownPage = page.url().replace("/plans/", "/my/plans/");
  const theirs = await browser.newContext();
  await enterChurch(theirs, member);
  const memberPage = await theirs.newPage();
  await memberPage.goto(portal);
  const panel = await openNotifications(memberPage);
  await panel.getByRole("link", { name: /invited to serve as Welcome for Easter/ }).click();
  await expect(memberPage).toHaveURL(ownPage);
  await memberPage.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(memberPage.getByText("Thank you for serving!")).toBeVisible();
  await expectAccessible(memberPage);
  await theirs.close();

  await page.goto(ownPage);
  await page.getByRole("link", { name: "View plan" }).click();
  await expect(page.getByText("1 of 1 confirmed")).toBeVisible();
});

test("tasks and plans fit on a phone", async ({ page, context, request, church }) => {
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
