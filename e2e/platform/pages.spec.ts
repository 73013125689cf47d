import { expect, test } from "../support/test.ts";

test("S2.31 each app has its own origin and page, and serves the API on the same origin", async ({
  request,
  portal,
  site,
  lessons,
}) => {
  for (const [origin, app] of [
    [portal, "portal"],
    [site, "site"],
    [lessons, "lessons"],
  ] as const) {
    const page = await (await request.get(origin)).text();
    expect(page).toContain(`"app":"${app}"`);
    expect((await request.get(`${origin}/api/membership/churches/lookup?subDomain=grace`)).status()).toBe(200);
    expect((await request.get(`${origin}/ready`)).status()).toBe(200);
  }
});

test("every page has a strict policy with its own nonce, and loads without violations or foreign requests", async ({
  page,
  request,
  portal,
  site,
  lessons,
}) => {
  const nonces = new Set<string>();
  for (const origin of [portal, site, lessons, portal]) {
    const policy = (await request.get(`${origin}/login`)).headers()["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    // Only payment providers have hosts with wildcards, and the lessons app takes no payments.
    const many = new Set(policy.match(/\S*\*[^\s;]*/g));
    expect([...many].sort(), origin).toEqual(
      origin === lessons ? [] : ["https://*.js.stripe.com", "https://*.paypal.com", "https://*.paypalobjects.com"],
    );
    expect(policy, "scripts come by the nonce alone").toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? "");
  }
  expect(nonces.size).toBe(4);

  const consoleErrors: string[] = [];
  const elsewhere: string[] = [];
  page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
  page.on("pageerror", (error) => consoleErrors.push(error.message));
  page.on("request", (asked) => {
    if (![portal, site, lessons].some((origin) => asked.url().startsWith(origin)) && !asked.url().startsWith("data:"))
      elsewhere.push(asked.url());
  });
  for (const origin of [portal, `${site}/grace`, lessons, `${portal}/login`]) {
    await page.goto(origin);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(consoleErrors).toEqual([]);
  expect(elsewhere, "nothing is loaded from another machine").toEqual([]);
});

test("S7.13 the strings are fetched for the language of the browser", async ({ browser, portal }) => {
  const page = await browser.newPage({ locale: "de-AT" });
  const fetched: string[] = [];
  page.on("request", (asked) => asked.url().includes("/locales/") && fetched.push(new URL(asked.url()).pathname));
  await page.goto(`${portal}/login`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // English is the fallback for a text that a language might lack.
  expect(new Set(fetched.filter((path) => path !== "/locales/en.json"))).toEqual(new Set(["/locales/de.json"]));
  const strings = await page.request.get(`${portal}/locales/de.json`);
  expect(strings.headers()["content-type"]).toContain("application/json");
  await page.close();
});

test("an unknown page shows the app, and an unknown file or API path returns 404", async ({
  page,
  request,
  portal,
}) => {
  await page.goto(`${portal}/no/such/page`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await request.get(`${portal}/assets/nothing.js`)).status()).toBe(404);
  expect((await request.get(`${portal}/api/membership/nothing`)).status()).toBe(404);
});

test("S2.16 the portal serves the guide, and each article by its name", async ({ page, portal, expectAccessible }) => {
  await page.goto(`${portal}/help`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /people/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/help\/people/);
  expect((await page.request.get(`${portal}/help/../package.json`)).status()).not.toBe(500);
  expect((await page.request.get(`${portal}/help/nothing`)).status()).toBe(404);
});

test("S9.06 each app serves the images that API clients request by name", async ({
  request,
  portal,
  site,
  lessons,
}) => {
  for (const origin of [portal, site, lessons]) {
    for (const name of ["sample-profile", "logo-login"]) {
      const picture = await request.get(`${origin}/images/${name}.png`);
      expect(picture.headers()["content-type"]).toBe("image/png");
      expect((await picture.body()).subarray(1, 4).toString()).toBe("PNG");
    }
  }
});
