import { addPlan, assignPerson, listTasks, readPlan } from "@offertory/contract";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { userMenu } from "../messaging/message-panel.ts";
import { joinChurch } from "./join-church.ts";
import { openNotifications } from "./open-notifications.ts";

test("S2.20 an assignee is notified live of a task and completes it, and its creator is notified", async ({
  page,
  context,
  browser,
  request,
  portal,
  church,
}) => {
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
  await form.getByLabel("Task").fill("Tune the piano");
  await form.getByLabel("Due").fill("2035-03-01");
  await form.getByRole("button", { name: "Choose someone else" }).click();
  await form.getByRole("searchbox", { name: "Assigned to" }).fill("Tabitha");
  await form.getByRole("button", { name: /Tabitha Joppa/ }).click();
  await form.getByRole("button", { name: "New task" }).click();
  await expect(page.getByRole("link", { name: /Tune the piano/ })).toBeVisible();
  const [task] = await callWire(listTasks, church.token, { query: { view: "byMe" } });
  expect(task?.assignee).toEqual({ id: member.personId, name: "Tabitha Joppa" });

  const panel = await openNotifications(memberPage);
  await panel.getByRole("link", { name: /Robin Newcomer assigned you a task: Tune the piano/ }).click();
  await expect(memberPage).toHaveURL(`${portal}/tasks/${task?.id ?? ""}`);
  await expect(memberPage.getByRole("heading", { level: 1, name: "Tune the piano" })).toBeVisible();
  for (const name of ["Edit", "Delete", "Reassign"])
    await expect(memberPage.getByRole("button", { name })).toHaveCount(0);
  await memberPage.getByRole("button", { name: "Mark complete" }).click();
  await expect(memberPage.getByText("Task completed")).toBeVisible();

  const notifications = await openNotifications(page);
  await notifications.getByRole("link", { name: /Tabitha Joppa completed a task: Tune the piano/ }).click();
  await expect(page.getByRole("button", { name: "Reopen" })).toBeVisible();
  await theirs.close();
});

test("S2.20 an assigned person is notified live and declines with a reason, and the planner is notified", async ({
  page,
  context,
  browser,
  request,
  portal,
  expectAccessible,
  church,
}) => {
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
  await panel.getByRole("link", { name: /invited to serve as Sound for Easter/ }).click();
  await expect(memberPage).toHaveURL(`${portal}/my/plans/${plan.id}`);
  await memberPage.getByRole("button", { name: "Decline" }).click();
  const dialog = memberPage.getByRole("dialog", { name: "Decline this request" });
  await dialog.getByLabel("Reason (optional)").fill("On a journey");
  await expectAccessible(memberPage);
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(memberPage.getByText("You declined.")).toBeVisible();
  expect((await callWire(readPlan, token, { params })).assignments).toMatchObject([
    { status: "declined", reason: "On a journey" },
  ]);

  const notifications = await openNotifications(page);
  // A planner who does not serve gets to the plan itself.
  await notifications.getByRole("link", { name: /declined Sound for Easter/ }).click();
  await expect(page).toHaveURL(`${portal}/plans/${plan.id}`);
  await expect(page.getByText("On a journey")).toBeVisible();
  await page.getByRole("button", { name: "Remove Tabitha Joppa from the plan" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No one yet")).toBeVisible();

  // A person who was removed from the plan sees only the notification.
  await memberPage.reload();
  await expect(memberPage.getByText(/invited to serve as Sound for Easter/)).toBeVisible();
  await theirs.close();
});
