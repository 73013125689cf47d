import { expect, test } from "../support/test.ts";

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`S2.09 an administrator closes a church after two confirmations with an export, and undoes it, at ${width} px`, async ({
    page,
    signIn,
    site,
    mailFor,
    expectAccessible,
    church,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, church.email, church);
    await page.goto("/settings");
    await page.getByRole("button", { name: "Close this church…" }).click();
    const dialog = page.getByRole("dialog");
    await expect(
      dialog.getByText("Every recurring donation is stopped, and its donor is notified by email."),
    ).toBeVisible();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "People", exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^people-\d{4}-\d\d-\d\d\.csv$/i);
    await dialog.getByRole("button", { name: "Continue" }).click();
    const name = dialog.getByLabel(`Type “${church.church}” to confirm`);
    await expect(name).toBeFocused();
    await name.fill("Some other church");
    await dialog.getByRole("button", { name: "Close this church" }).click();
    await expect(dialog.getByText("That doesn't match the name of this church.")).toBeVisible();
    await expectAccessible(page);
    await name.fill(church.church);
    await dialog.getByRole("button", { name: "Close this church" }).click();

    const heading = page.getByRole("heading", { name: /^This church closes on \w+ \d+, 20\d\d$/ });
    await expect(heading).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const { subject } = await mailFor(church.email, `${church.church} closes on`);
    expect(await heading.textContent()).toBe(`This church closes on ${subject.split(" closes on ")[1]}`);

    // Every other page leads back here, also after signing in again; visitors do not find the church.
    await page.goto("/people");
    await expect(heading).toBeVisible();
    await expect(page.getByRole("navigation").getByRole("link", { name: "People" })).toHaveCount(0);
    const visitor = await page.context().browser()!.newContext();
    const visit = await visitor.newPage();
    for (const path of ["", "/donate"]) {
      await visit.goto(`${site}/${church.subDomain}${path}`);
      await expect(visit.getByText(church.church)).toHaveCount(0);
    }
    await visitor.close();

    await expect(page.getByText("They stay stopped")).toBeVisible();
    await page.getByRole("button", { name: "Undo closing" }).click();
    await expect(page.getByText(`${church.church} is open again.`)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto("/settings");
    await expect(page.getByLabel("Church name")).toHaveValue(church.church);
  });
}
