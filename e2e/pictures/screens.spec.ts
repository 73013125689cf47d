import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { isGuidePicture } from "../../tools/check/pictures/guide-pictures.ts";
import { guidePicture } from "./guide-picture.ts";

/** Takes pictures of every screen for people to look at, and the pictures of the guide. */
const TREASURY = [
  ["/treasury", "treasury-dashboard"],
  ...["donations", "batches", "recurring", "funds", "gateways", "reconciliation", "statements", "links", "audit"].map(
    (page) => [`/treasury/${page}`, `treasury-${page}`] as const,
  ),
] as const;

const opened = (page: Page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible();

test("captures the screens before signing in", async ({ page, portal, site, screens }) => {
  for (const [path, name] of [
    ["/login", "sign-in"],
    ["/login?action=register", "register"],
    ["/login?action=forgot", "forgot"],
    ["/login?auth=none&timestamp=1", "expired-link"],
    ["/login?checkEmail=1", "check-email"],
    ["/churches/register", "register-church"],
    ["/no/such/page", "not-found"],
  ] as const) {
    await page.goto(portal + path);
    await opened(page);
    if (name === "sign-in") await guidePicture(page, "sign-in");
    await screens(page, name);
  }
  await page.goto(`${site}/grace`);
  await opened(page);
  await screens(page, "church-site");
  await page.goto(site);
  await opened(page);
  await screens(page, "church-search");
});

test("captures the screens of an administrator", async ({ page, portal, signIn, screens }) => {
  await signIn(page, "admin@example.com");
  await opened(page);
  await guidePicture(page, "portal-home");
  await screens(page, "home");
  for (const path of ["/people", "/people/new", "/people/duplicates", "/roles", "/settings", "/profile", "/churches"]) {
    await page.goto(portal + path);
    await opened(page);
    await page.waitForLoadState("networkidle");
    const name = path.slice(1).replaceAll("/", "-");
    if (name === "people" || name === "profile") await guidePicture(page, name);
    await screens(page, name);
  }
  await page.goto(`${portal}/settings`);
  await page.getByRole("tab", { name: "Branding" }).click();
  await guidePicture(page, "church-branding");
  await screens(page, "settings-branding");

  await page.goto(`${portal}/roles`);
  await page
    .getByRole("link", { name: /Treasurer/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Treasurer/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await guidePicture(page, "role");
  await screens(page, "role");

  await page.goto(`${portal}/people?search=Ramirez`);
  await page
    .getByRole("link", { name: /Sofia Ramirez/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Sofia Ramirez/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await screens(page, "person");

  await page.getByRole("button", { name: "Message", exact: true }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Message" }).fill("See you on Sunday?");
  await screens(page, "messages");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
  await screens(page, "notifications");
});

test("captures the screens of a member in German and Russian", async ({ browser, portal, signIn, screens }) => {
  for (const locale of ["de-DE", "ru-RU"]) {
    const page = await browser.newPage({ locale });
    await signIn(page, "member@example.com");
    await opened(page);
    await screens(page, `home-${locale.slice(0, 2)}`);
    for (const path of ["/people", "/profile"]) {
      await page.goto(portal + path);
      await opened(page);
      await page.waitForLoadState("networkidle");
      await screens(page, `${path.slice(1)}-${locale.slice(0, 2)}`);
    }
    await page.close();
  }
});

test("captures the donation page", async ({ page, site, screens }) => {
  await page.goto(`${site}/grace/give`);
  await opened(page);
  await page.waitForLoadState("networkidle");
  await guidePicture(page, "give-page");
  await screens(page, "give-page");
});

test("captures the screens of giving and the treasury", async ({ page, portal, signIn, screens }) => {
  await signIn(page, "member@example.com");
  await page.goto(`${portal}/giving`);
  await opened(page);
  await page.waitForLoadState("networkidle");
  await guidePicture(page, "giving");
  await screens(page, "giving");
  await page.context().clearCookies();
  await signIn(page, "treasurer@example.com");
  for (const [path, name] of TREASURY) {
    await page.goto(portal + path);
    await opened(page);
    await page.waitForLoadState("networkidle");
    if (isGuidePicture(name)) await guidePicture(page, name);
    await screens(page, name);
  }
  for (const [list, name] of [
    ["/treasury/donations", "treasury-donation"],
    ["/treasury/batches", "treasury-batch"],
  ] as const) {
    await page.goto(portal + list);
    await page.locator(`main a[href^="${list}/"]`).first().click();
    await page.waitForURL(`**${list}/*`);
    await opened(page);
    await page.waitForLoadState("networkidle");
    await screens(page, name);
  }
});

test("captures the screens of forms", async ({ page, portal, site, signIn, screens }) => {
  await signIn(page, "admin@example.com");
  await page.goto(`${portal}/forms`);
  await opened(page);
  await page.waitForLoadState("networkidle");
  await guidePicture(page, "forms");
  await screens(page, "forms");
  const form = page.getByRole("link", { name: "Connect card" });
  const address = (await form.getAttribute("href")) ?? "";
  for (const [path, name] of [
    [address, "form-builder"],
    [`${address}?tab=settings`, "form-settings"],
    [`${address}?tab=share`, "form-share"],
    [`${address}/responses`, "form-responses"],
    [`${address}/responses?tab=summary`, "form-summary"],
    ["/my-forms", "my-forms"],
  ] as const) {
    await page.goto(portal + path);
    await opened(page);
    await page.waitForLoadState("networkidle");
    if (name === "form-builder" || name === "form-summary") await guidePicture(page, name);
    await screens(page, name);
  }
  await page.goto(`${portal}/forms`);
  const camp = await page.getByRole("link", { name: "Summer camp" }).getAttribute("href");
  await page.goto(`${site}/grace${camp ?? ""}`);
  await opened(page);
  await page.waitForLoadState("networkidle");
  await guidePicture(page, "form-page");
  await screens(page, "form-page");
});

test("captures the screens of lessons", async ({ page, lessons, signIn, screens }) => {
  const lesson = "/programs/grace/stories-jesus-told/lost-found/lost-sheep";
  for (const [path, name] of [
    ["/", "lessons"],
    ["/programs/grace/stories-jesus-told", "lesson-program"],
    [lesson, "lesson"],
    [`${lesson}/present`, "lesson-presented"],
  ] as const) {
    await page.goto(lessons + path);
    await opened(page);
    await page.waitForLoadState("networkidle");
    if (name !== "lesson-program") await guidePicture(page, name);
    await screens(page, name);
  }
  await signIn(page, "admin@example.com");
  await page.goto(`${lessons}/edit`);
  await page.getByRole("link", { name: "Stories Jesus Told" }).click();
  await page.getByRole("link", { name: "The lost sheep" }).waitFor();
  await screens(page, "lesson-program-editor");
  await page.getByRole("link", { name: "The lost sheep" }).click();
  await page.getByRole("button", { name: /^Find the sheep/ }).click();
  await page.waitForLoadState("networkidle");
  await guidePicture(page, "lesson-editor");
  await screens(page, "lesson-editor");
});

test("captures the screens of the calendar, tasks and plans", async ({ page, portal, signIn, screens }) => {
  const show = async (path: string, name: string) => {
    await page.goto(portal + path);
    await opened(page);
    await page.waitForLoadState("networkidle");
    if (isGuidePicture(name)) await guidePicture(page, name);
    await screens(page, name);
  };
  const firstOf = async (path: string) =>
    (await page.locator(`main a[href^="${path}"]`).first().getAttribute("href")) ?? path;

  await signIn(page, "admin@example.com");
  await show("/calendar", "calendar");
  await page
    .getByRole("button", { name: /Sunday service/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("dialog", { name: "Edit event" }).getByLabel("Title")).toBeVisible();
  await guidePicture(page, "event");
  await screens(page, "event");
  await show("/tasks?view=byMe", "tasks");
  await show(await firstOf("/tasks/"), "task");
  await show("/plans", "plans");
  const plan = await firstOf("/plans/");
  await show(plan, "plan");
  await page.context().clearCookies();
  await signIn(page, "member@example.com");
  await show("/my/plans", "my-plans");
  await show(`/my${plan}`, "my-plan");
});

test("captures the screens of the church site and its editor", async ({ page, portal, site, signIn, screens }) => {
  for (const [path, name] of [
    ["", "site-home"],
    ["/about", "site-about"],
    ["/ministries", "site-ministries"],
    ["/visit", "site-visit"],
    ["/events", "site-events"],
  ] as const) {
    await page.goto(`${site}/grace${path}`);
    await opened(page);
    await page.waitForLoadState("networkidle");
    if (name === "site-home") await guidePicture(page, name);
    await screens(page, name);
  }
  await signIn(page, "admin@example.com");
  await page.goto(`${portal}/site/menu`);
  await opened(page);
  await page.waitForLoadState("networkidle");
  await screens(page, "site-menu");
  await page.goto(`${portal}/site`);
  const home = page.getByRole("main").getByRole("link", { name: /^Home/ });
  await home.waitFor();
  await guidePicture(page, "site-pages");
  await screens(page, "site-pages");
  await home.click();
  const words = page.getByRole("button", { name: /^Edit Text: Welcome/ });
  await words.waitFor();
  await page.waitForLoadState("networkidle");
  await screens(page, "site-editor");
  await words.focus();
  await guidePicture(page, "site-editor");
  await page.getByRole("button", { name: "Add to section 1" }).click();
  await page.getByRole("dialog").waitFor();
  await screens(page, "site-add");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Image/ })
    .click();
  await page.getByRole("dialog", { name: "Images" }).waitFor();
  await page.waitForLoadState("networkidle");
  await guidePicture(page, "gallery");
  await screens(page, "gallery");
});

test("captures the inbox of the sandbox", async ({ page, portal, sandbox, screens, mailFor }) => {
  await page.goto(`${portal}/login?action=register`);
  await page.getByLabel(/First name/).fill("Hannah");
  await page.getByLabel(/Last name/).fill("Weber");
  await page.getByLabel(/Email/).fill("hannah.weber@example.com");
  await page.getByRole("button", { name: "Register" }).click();
  await mailFor("hannah.weber@example.com");
  await page.goto(`${sandbox}/mail`);
  await guidePicture(page, "sandbox-inbox");
  await screens(page, "sandbox-inbox");
});
