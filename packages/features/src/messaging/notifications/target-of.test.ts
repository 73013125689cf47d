import { someConfig } from "@offertory/api-client/testing";
import { expect, test } from "vitest";
import { mergeNotifications } from "./merge-notifications.ts";
import { targetOf } from "./target-of.ts";
import { someNotification } from "./testing/some-notification.ts";

const { apps } = someConfig();
const makeNotification = (contentType: string, contentId = "x1", link: string | null = null) =>
  someNotification({ contentType, contentId, link });

test("S2.20 in the portal, a task links to /tasks/{contentId} and an assignment to /my/plans/{contentId}", () => {
  expect(targetOf(makeNotification("task"), "portal", apps)).toEqual({ href: "/tasks/x1", inside: true });
  expect(targetOf(makeNotification("assignment"), "portal", apps)).toEqual({ href: "/my/plans/x1", inside: true });
});

test("S2.20 in another app, a task and an assignment link to the portal in a new window", () => {
  expect(targetOf(makeNotification("task"), "lessons", apps)).toEqual({
    href: "http://localhost:3000/tasks/x1",
    inside: false,
  });
  expect(targetOf(makeNotification("assignment"), "site", apps)).toEqual({
    href: "http://localhost:3000/my/plans/x1",
    inside: false,
  });
});

test("a note links to its person and a submission to the forms, unless the notification has its own link", () => {
  expect(targetOf(makeNotification("note", "ruth"), "portal", apps)?.href).toBe("/people/ruth");
  expect(targetOf(makeNotification("note", "h1", "/households/h1"), "portal", apps)?.href).toBe("/households/h1");
  expect(targetOf(makeNotification("formSubmission", "s1"), "portal", apps)?.href).toBe("/forms");
  const link = "/forms/f1/responses?response=s1";
  expect(targetOf(makeNotification("formSubmission", "s1", link), "portal", apps)?.href).toBe(link);
});

test("a link to another site is ignored", () => {
  for (const link of ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"])
    expect(targetOf(makeNotification("note", "ruth", link), "portal", apps)?.href).toBe("/people/ruth");
  expect(targetOf(makeNotification("task", "../../x"), "portal", apps)?.href).toBe("/tasks/..%2F..%2Fx");
  expect(targetOf(makeNotification("something"), "portal", apps)).toBeNull();
});

test("a notification that was new when first shown stays marked as new", () => {
  const first = someNotification({ id: "n1", isNew: true });
  const second = someNotification({ id: "n2", isNew: true, timeSent: "2026-03-02T10:00:00.000Z" });
  const merged = mergeNotifications([first], [{ ...first, isNew: false }, second]);
  expect(merged.map(({ id, isNew }) => `${id} ${isNew}`)).toEqual(["n2 true", "n1 true"]);
});
