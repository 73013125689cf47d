import { pauseTimers } from "../support/pause-timers.ts";
import { expect, test } from "../support/test.ts";

const ADMIN = "admin@example.com";
const COOKIES = ["email", "jwt", "lastChurchId", "name"];

test("S3.07 S4.05 signing in sets the four cookies at path /, and logging out clears them", async ({
  page,
  context,
  portal,
  signInByForm,
}) => {
  await signInByForm(page, ADMIN);
  const kept = (await context.cookies()).filter(({ name }) => COOKIES.includes(name));
  expect(kept.map(({ name, path }) => `${name} ${path}`).toSorted()).toEqual(COOKIES.map((name) => `${name} /`));
  expect(decodeURIComponent(kept.find(({ name }) => name === "email")?.value ?? "")).toBe(ADMIN);

  const resumeTimers = await pauseTimers(page);
  await page.goto("/logout");
  await expect(page.getByText("You have been successfully logged out.")).toBeVisible();
  await resumeTimers();
  expect((await context.cookies()).filter(({ name }) => COOKIES.includes(name))).toEqual([]);
  await expect(page).toHaveURL(`${portal}/`);
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await page.goto("/people");
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fpeople/);
});

test("S4.13 after signing in, the user, their churches and the current church are shown, also after a reload", async ({
  page,
  signInByForm,
}) => {
  await signInByForm(page, ADMIN);
  await expect(page.getByRole("heading", { name: /^Hello, / })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Grace Community Church");
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Hello, / })).toBeVisible();
  await page.getByRole("button", { name: /'s account/ }).click();
  await expect(page.getByText(ADMIN)).toBeVisible();
  await page.getByRole("button", { name: /^Switch Church/ }).click();
  const churches = page.getByRole("group", { name: "Switch Church" }).getByRole("button");
  expect(await churches.count()).toBeGreaterThanOrEqual(3);
});

test("S4.05 signing out in one window ends the session in the others", async ({ page, context, signInByForm }) => {
  await signInByForm(page, ADMIN);
  const other = await context.newPage();
  await other.goto("/profile");
  await expect(other.getByRole("button", { name: /'s account/ })).toBeVisible();
  await page.goto("/logout");
  await expect(other.getByText("You signed out in another tab.")).toBeVisible();
});

test("S8.10 an error notice is red, at the bottom center, and disappears after 6 seconds", async ({
  page,
  signInByForm,
}) => {
  await signInByForm(page, ADMIN);
  await page.route("**/churches/select", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: /'s account/ }).click();
  await page.getByRole("button", { name: /^Switch Church/ }).click();
  await page
    .getByRole("group", { name: "Switch Church" })
    .getByRole("button", { name: "Harbor Light Fellowship" })
    .click();
  const notice = page.getByRole("alert").filter({ hasText: "We couldn't open that church." });
  await expect(notice).toBeVisible();
  const shown = Date.now();
  const box = (await notice.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(12);
  expect(box.y + box.height).toBeGreaterThan(height - 120);
  const [red = 0, green = 0, blue = 0] = await notice.evaluate((element) => {
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) return [];
    pen.fillStyle = getComputedStyle(element).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expect(notice).toBeHidden();
  expect(Date.now() - shown).toBeGreaterThan(5000);
});
