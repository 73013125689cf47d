import { addEvent, listPublicEvents, readFeedAddresses } from "@offertory/contract";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { expect, test } from "../support/test.ts";
import { contentToken } from "./content-token.ts";

test("S3.05 an event is added and repeats weekly, and one deleted occurrence is restored by Undo", async ({
  page,
  context,
  expectAccessible,
  church,
}) => {
  await enterChurch(context, church);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/calendar?month=2027-03");
  await expect(page.getByRole("grid")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("gridcell", { name: /^Sunday, March 7, 2027/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("gridcell", { name: /^Monday, March 8, 2027/ })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  const day = page.getByRole("dialog", { name: "Sunday, March 7, 2027" });
  await day.getByRole("button", { name: "Add event" }).click();
  const form = page.getByRole("dialog", { name: "New event" });
  await form.getByLabel("Title").fill("Sunday service");
  await form.getByLabel("Location").fill("Main hall");
  await form.getByLabel("Repeat", { exact: true }).selectOption({ label: "Weekly" });
  await expect(form.getByText("Every week on Sunday")).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Add event" }).click();
  await expect(page.getByText("Event saved")).toBeVisible();
  const cells = page.getByRole("gridcell", { name: /March .*1 event 10\sAM Sunday service/ });
  await expect(cells).toHaveCount(4);

  await cells
    .nth(1)
    .getByRole("button", { name: /Sunday service/ })
    .click();
  const shown = page.getByRole("dialog", { name: "Sunday service" });
  await expect(shown.getByText("Every week on Sunday")).toBeVisible();
  await expectAccessible(page);
  await shown.getByRole("button", { name: "Delete" }).click();
  const asked = page.getByRole("dialog", { name: "Delete “Sunday service”?" });
  await asked.getByRole("radio", { name: "This event" }).check();
  await asked.getByRole("button", { name: "Delete" }).click();
  await expect(cells).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cells).toHaveCount(4);

  const { churchId } = church;
  const query = { from: "2027-03-01", to: "2027-03-31" };
  const known = await callWire(listPublicEvents, "", { params: { churchId }, query });
  expect(known.occurrences.map(({ start }) => start)).toEqual([
    "2027-03-07T10:00",
    "2027-03-14T10:00",
    "2027-03-21T10:00",
    "2027-03-28T10:00",
  ]);
});

test("an event of several days is one bar in the month and in the week, and the chosen view is remembered", async ({
  page,
  context,
  expectAccessible,
  church,
}) => {
  const body = { title: "Retreat", start: "2027-03-05", end: "2027-03-08", allDay: true };
  await callWire(addEvent, await contentToken(church), { body });
  await enterChurch(context, church);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/calendar?month=2027-03");
  // From Friday to Monday: one bar in each of two weeks.
  const bars = page.getByRole("button", { name: "Retreat" });
  await expect(bars).toHaveCount(2);
  const [bar, cell] = [await bars.first().boundingBox(), await page.getByRole("gridcell").first().boundingBox()];
  expect((bar?.width ?? 0) / (cell?.width ?? 1)).toBeGreaterThan(1.8);
  await expect(page.getByRole("gridcell", { name: "Saturday, March 6, 2027, 1 event Retreat" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Week", exact: true }).click();
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toContainText(/March 7\s–\s13, 2027/);
  await expect(bars).toHaveCount(1);
  await page.getByRole("gridcell", { name: /^Sunday, March 7/ }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("gridcell", { name: /^Saturday, March 6/ })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Week", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(page.getByRole("region", { name: "Friday, March 5, 2027" })).toBeVisible();
});

test("the buttons of the event dialog are visible without scrolling", async ({ page, context, church }) => {
  await enterChurch(context, church);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/calendar");
  await page.getByRole("button", { name: "Add event" }).click();
  const form = page.getByRole("dialog", { name: "New event" });
  await form.getByLabel("Repeat", { exact: true }).selectOption({ label: "Weekly" });
  await expect(form.getByRole("button", { name: "Add event" })).toBeInViewport({ ratio: 1 });
});

test("S3.05 the public and the personal calendar link return an iCalendar file", async ({
  page,
  context,
  request,
  church,
}) => {
  await enterChurch(context, church);
  await page.goto("/calendar");
  await page.getByRole("button", { name: "Subscribe" }).click();
  const box = page.getByRole("dialog", { name: "Subscribe to the calendar" });
  await expect(box.getByLabel("Your personal calendar")).toBeVisible();
  const addresses = await callWire(readFeedAddresses, await contentToken(church), {});
  for (const address of [addresses.public, addresses.personal]) {
    const answer = await request.get(address);
    expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  }
});

test("on a phone an empty month is shown as a list instead of a grid", async ({
  page,
  context,
  expectAccessible,
  church,
}) => {
  await enterChurch(context, church);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/calendar");
  await expect(page.getByText(/^No events in/)).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expectNothingTooWide(page);
  await expectAccessible(page);
});
