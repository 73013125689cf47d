import { addEvent, changeChurch, listPublicEvents, readFeedAddresses } from "@offertory/contract";
import type { Page } from "@playwright/test";
import { type OwnChurch } from "../people/own-church.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { joinChurch } from "../tasks/join-church.ts";
import { contentToken } from "./content-token.ts";
import { readFeed } from "./read-feed.ts";

const ZONE = "America/Chicago";
const SERVICE = {
  title: "Evensong",
  place: "Chapel",
  start: "2027-03-07T18:00",
  end: "2027-03-07T19:00",
  recurrenceRule: "FREQ=WEEKLY;BYDAY=SU",
};

const setZone = ({ token, churchId }: OwnChurch) =>
  callWire(changeChurch, token, { params: { churchId }, body: { timeZone: ZONE } });

async function editFrom(page: Page, day: string, change: () => Promise<void>, scope: string) {
  await page
    .getByRole("gridcell", { name: new RegExp(`${day}, 2027`) })
    .getByRole("button", { name: "Evensong" })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("dialog", { name: "Edit event" }).getByLabel("Title")).toBeVisible();
  await change();
  await page.getByRole("button", { name: "Save changes" }).click();
  const asked = page.getByRole("dialog", { name: "Edit recurring event" });
  await asked.getByRole("radio", { name: scope }).check();
  await asked.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("S3.05 one, all following or all occurrences are changed, and the site and the calendar link show the changes", async ({
  page,
  context,
  request,
  site,
  church,
}) => {
  await setZone(church);
  const token = await contentToken(church);
  await callWire(addEvent, token, { body: SERVICE });
  await enterChurch(context, church);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/calendar?month=2027-03");
  const form = page.getByRole("dialog", { name: "Edit event" });

  await editFrom(page, "March 14", () => form.getByLabel("Start time").fill("17:00"), "This event");
  await editFrom(page, "March 21", () => form.getByLabel("Title").fill("Compline"), "This and following events");
  await editFrom(page, "March 7", () => form.getByLabel("Location").fill("Garden"), "All events");

  const list = async () => {
    const query = { from: "2027-03-01", to: "2027-03-31" };
    const { occurrences } = await callWire(listPublicEvents, "", { params: { churchId: church.churchId }, query });
    return occurrences.map(({ start, startsAt, title, place }) => `${start} ${startsAt} ${title}, ${place}`);
  };
  // Daylight saving time begins on March 14: the local time stays the same, the UTC time changes.
  expect(await list()).toEqual([
    "2027-03-07T18:00 2027-03-08T00:00:00.000Z Evensong, Garden",
    "2027-03-14T17:00 2027-03-14T22:00:00.000Z Evensong, Chapel",
    "2027-03-21T18:00 2027-03-21T23:00:00.000Z Compline, Chapel",
    "2027-03-28T18:00 2027-03-28T23:00:00.000Z Compline, Chapel",
  ]);

  const feed = await request.get((await callWire(readFeedAddresses, token, {})).public);
  const events = readFeed(await feed.text());
  const first = events.find((event) => event.get("RRULE")?.includes("UNTIL"));
  expect(first?.get("RRULE")).toBe("FREQ=WEEKLY;BYDAY=SU;UNTIL=20270321T045900Z");
  expect(first?.get(`DTSTART;TZID=${ZONE}`)).toBe("20270307T180000");
  const moved = events.find((event) => event.has(`RECURRENCE-ID;TZID=${ZONE}`));
  expect([moved?.get("UID"), moved?.get(`RECURRENCE-ID;TZID=${ZONE}`)]).toEqual([first?.get("UID"), "20270314T180000"]);
  expect(moved?.get(`DTSTART;TZID=${ZONE}`)).toBe("20270314T170000");
  const rest = events.find((event) => event.get("SUMMARY") === "Compline");
  expect([rest?.get("RRULE"), rest?.get(`DTSTART;TZID=${ZONE}`)]).toEqual(["FREQ=WEEKLY;BYDAY=SU", "20270321T180000"]);

  await page.goto(`${site}/${church.subDomain}/events`);
  await expect(page.getByRole("heading", { name: "Evensong" })).toHaveCount(2);
  await expect(page.getByRole("listitem").filter({ hasText: "March 14" })).toContainText(/5:00\s–\s6:00\sPM/);
});

test("S3.05 events are shown in the time zone of the church, not of the browser", async ({
  browser,
  portal,
  church,
}) => {
  await setZone(church);
  await callWire(addEvent, await contentToken(church), { body: SERVICE });
  const context = await browser.newContext({ timezoneId: "Asia/Tokyo", viewport: { width: 1280, height: 900 } });
  await enterChurch(context, church);
  const page = await context.newPage();
  await page.goto(`${portal}/calendar?month=2027-03`);
  await page
    .getByRole("gridcell", { name: /March 28, 2027/ })
    .getByRole("button", { name: /6\sPM Evensong/ })
    .click();
  const shown = page.getByRole("dialog", { name: "Evensong" });
  await expect(shown.getByText(/Sunday, March 28, 2027, 6:00\s–\s7:00\sPM/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Time zone: Central Time")).toBeVisible();
  await context.close();
});

test("S7.06 a member without permission to edit content sees events but no buttons to change them", async ({
  page,
  context,
  request,
  church,
}) => {
  await callWire(addEvent, await contentToken(church), { body: { ...SERVICE, visibility: "church" } });
  await enterChurch(context, await joinChurch(request, church));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/calendar?month=2027-03");
  await expect(page.getByRole("button", { name: "Subscribe" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add event" })).toHaveCount(0);
  await page
    .getByRole("gridcell", { name: /March 28, 2027/ })
    .getByRole("button", { name: "Evensong" })
    .click();
  const shown = page.getByRole("dialog", { name: "Evensong" });
  await expect(shown.getByText("Members only")).toBeVisible();
  for (const name of ["Edit", "Delete"]) await expect(shown.getByRole("button", { name })).toHaveCount(0);
});
