import type { Browser, Page } from "@playwright/test";
import { DEMO_CHURCH } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const MAX_CALLS = 3;
const MAX_REQUESTS = 16;

/** Opens the portal's home page with an empty cache as a signed-in person, and lists the browser's requests. */
async function openHome(browser: Browser, signedIn: Page, portal: string): Promise<{ page: Page; asked: string[] }> {
  const context = await browser.newContext({ storageState: await signedIn.context().storageState() });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  page.on("websocket", (socket) => void asked.push(`socket ${new URL(socket.url()).pathname}`));
  const connected = page.waitForResponse(/\/api\/messaging\/connections$/);
  await page.goto(portal);
  await connected;
  await page.waitForLoadState("networkidle");
  return { page, asked };
}

for (const [who, email] of [
  ["a member", "member@example.com"],
  ["an administrator", "admin@example.com"],
] as const) {
  test(`the home page of ${who} loads with at most 3 API calls and 16 requests in total`, async ({
    browser,
    page,
    portal,
    signIn,
  }) => {
    await signIn(page, email);
    await expect(page.getByText(DEMO_CHURCH).first()).toBeVisible();
    const home = await openHome(browser, page, portal);
    await expect(home.page.getByRole("heading", { level: 1, name: /^Hello/ })).toBeVisible();
    if (email === "admin@example.com") {
      const numbers = home.page.getByRole("region", { name: "Your church at a glance" });
      await expect(numbers.getByRole("link", { name: /^\d+\s*Members/ })).toBeVisible();
      await expect(home.page.getByRole("region", { name: "Recently added" }).getByRole("listitem")).toHaveCount(5);
    } else await expect(home.page.getByRole("region", { name: "Your household" })).toBeVisible();
    const calls = home.asked.filter((request) => /^[A-Z]+ \/api\//.test(request));
    expect(calls.length, calls.join("\n")).toBeLessThanOrEqual(MAX_CALLS);
    expect(home.asked.length, home.asked.join("\n")).toBeLessThanOrEqual(MAX_REQUESTS);
    await home.page.context().close();
  });
}
