import { addPlan, assignPerson, listTasks, readPlan } from "@offertory/contract";
import type { Locator, Page } from "@playwright/test";
import { makeChurch } from "../people/own-church.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { userMenu } from "../messaging/message-panel.ts";
import { joinChurch } from "./join-church.ts";

/** Waits until a notification arrives without a reload, and opens the list of notifications. */
async function openNotifications(page: Page): Promise<Locator> {
  await expect(userMenu(page)).toContainText("1 unread");
  await userMenu(page).click();
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel).toBeVisible();
  return panel;
}

test("S2.20 who is given a task is told at once, opens it from the panel and completes it; its giver is told", async ({
  page,
  context,
  browser,
  request,
  portal,
}) => {
  const church = await makeChurch(request);
  const member = await joinChurch(request, church);
  await enterChurch(context, church);
  const theirs = await browser.newContext();
  await enterChurch(theirs, member);
  const memberPage = await theirs.newPage();
  await memberPage.goto(portal);
  await expect(userMenu(memberPage)).toBeVisible();

  await page.goto("/tasks?view=byMe");
  await page.getByRole("button", { name: "New task" }).first().click();
  const form = page.getByRole("dialog", { name: "New task" });
  await form.getByLabel("What is to be done").fill("Tune the piano");
  await form.getByLabel("Due").fill("2035-03-01");
  await form.getByRole("button", { name: "Choose somebody else" }).click();
  await form.getByRole("searchbox", { name: "Assigned to" }).fill("Tabitha");
  await form.getByRole("button", { name: /Tabitha Joppa/ }).click();
  await form.getByRole("button", { name: "New task" }).click();
  await expect(page.getByRole("link", { name: /Tune the piano/ })).toBeVisible();
  const [task] = await callWire(listTasks, church.token, { query: { view: "byMe" } });
  expect(task?.assignee).toEqual({ id: member.personId, name: "Tabitha Joppa" });

  const panel = await openNotifications(memberPage);
  await panel.getByRole("link", { name: /Robin Newcomer gave you a task: Tune the piano/ }).click();
  await expect(memberPage).toHaveURL(`${portal}/tasks/${task?.id ?? ""}`);
  await expect(memberPage.getByRole("heading", { level: 1, name: "Tune the piano" })).toBeVisible();
  for (const name of ["Edit", "Delete", "Give to somebody else"])
    await expect(memberPage.getByRole("button", { name })).toHaveCount(0);
  await memberPage.getByRole("button", { name: "Complete" }).click();
  await expect(memberPage.getByText("Task completed")).toBeVisible();

  const notifications = await openNotifications(page);
  await notifications.getByRole("link", { name: /Tabitha Joppa completed the task: Tune the piano/ }).click();
  await expect(page.getByRole("button", { name: "Reopen" })).toBeVisible();
  await theirs.close();
});

test("S2.20 who is asked to serve is told at once, says no at the plan with a reason, and whoever plans is told", async ({
  page,
  context,
  browser,
  request,
  portal,
  expectAccessible,
}) => {
  const church = await makeChurch(request);
  const member = await joinChurch(request, church);
  const theirs = await browser.newContext();
  await enterChurch(theirs, member);
  const memberPage = await theirs.newPage();
  await memberPage.goto(portal);
  await expect(userMenu(memberPage)).toBeVisible();
  await enterChurch(context, church);
  await page.goto(portal);
  await expect(userMenu(page)).toBeVisible();

  const { token } = church;
  const positions = [{ name: "Sound", needed: 1 }];
  const plan = await callWire(addPlan, token, { body: { name: "Easter", date: "2035-03-25", positions } });
  const params = { id: plan.id };
  const body = { positionId: plan.positions[0]?.id ?? "", personId: member.personId };
  await callWire(assignPerson, token, { params, body });

  const panel = await openNotifications(memberPage);
  await panel.getByRole("link", { name: /Can you serve\? Sound at Easter/ }).click();
  await expect(memberPage).toHaveURL(`${portal}/my/plans/${plan.id}`);
  await memberPage.getByRole("button", { name: "I cannot" }).click();
  const dialog = memberPage.getByRole("dialog", { name: "Say that you cannot" });
  await dialog.getByLabel("Why not (optional)").fill("On a journey");
  await expectAccessible(memberPage);
  await dialog.getByRole("button", { name: "Send answer" }).click();
  await expect(memberPage.getByText("You said that you cannot.")).toBeVisible();
  expect((await callWire(readPlan, token, { params })).assignments).toMatchObject([
    { status: "declined", reason: "On a journey" },
  ]);

  const notifications = await openNotifications(page);
  // A planner who does not serve gets to the plan itself.
  await notifications.getByRole("link", { name: /cannot serve: Sound at Easter/ }).click();
  await expect(page).toHaveURL(`${portal}/plans/${plan.id}`);
  await expect(page.getByText("On a journey")).toBeVisible();
  await page.getByRole("button", { name: "Take Tabitha Joppa out of the plan" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take out" }).click();
  await expect(page.getByText("Nobody yet")).toBeVisible();

  // A person who was removed from the plan sees only the notification.
  await memberPage.reload();
  await expect(memberPage.getByText(/Can you serve\? Sound at Easter/)).toBeVisible();
  await theirs.close();
});
