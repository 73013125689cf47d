import type { GiftPlan, ScheduleChange } from "@offertory/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "../../testing/index.ts";
import { PlanSection } from "./plan-section.tsx";

const PLAN: GiftPlan = {
  nextDate: "2027-01-15",
  skippedDate: null,
  pausedUntil: null,
  endsOn: null,
  giftsLeft: null,
};

async function show(more: Partial<GiftPlan> = {}) {
  const sent: ScheduleChange[] = [];
  const onChange = async (change: ScheduleChange) => void sent.push(change);
  const { user } = await renderScreen(<PlanSection plan={{ ...PLAN, ...more }} onChange={onChange} />);
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { user, sent, press };
}

test("skipping sends the day that the donor sees, and says so", async () => {
  const { sent, press } = await show();
  await press("Skip next donation");
  expect(await screen.findByText("Donation skipped.")).toBeTruthy();
  expect(sent).toEqual([{ action: "skip", day: "2027-01-15" }]);
});

test("a skipped donation is shown with its day, and the skip is undone", async () => {
  const { sent, press } = await show({ skippedDate: "2027-01-15", nextDate: "2027-02-15" });
  expect(screen.getByText("Your donation on January 15, 2027 is skipped.")).toBeTruthy();
  await press("Don't skip");
  expect(sent).toEqual([{ action: "unskip", day: "2027-01-15" }]);
});

test("a pause needs a date, and is shown with its end and a button to resume", async () => {
  const { user, sent, press } = await show({ pausedUntil: "2027-03-01" });
  expect(screen.getByText(/^Paused until March 1, 2027/)).toBeTruthy();
  await press("Resume now");
  await press("Pause");
  const dialog = within(await screen.findByRole("dialog", { name: "Pause recurring donation" }));
  await user.click(dialog.getByRole("button", { name: "Pause" }));
  expect(await dialog.findByText("Choose a date.")).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Pause until/), "2027-04-01");
  await user.click(dialog.getByRole("button", { name: "Pause" }));
  expect(sent).toEqual([{ action: "resume" }, { action: "pause", until: "2027-04-01" }]);
});

test("the next date is moved, starting from the date that is planned", async () => {
  const { user, sent, press } = await show();
  await press("Change next date");
  const dialog = within(await screen.findByRole("dialog", { name: "Change the next donation date" }));
  const field = dialog.getByLabelText<HTMLInputElement>(/^Next donation on/);
  expect(field.value).toBe("2027-01-15");
  await user.clear(field);
  await user.type(field, "2027-01-20");
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  expect(sent).toEqual([{ action: "move", to: "2027-01-20" }]);
});

test("an end is a date or a whole number of donations, and can be removed", async () => {
  const { user, sent, press } = await show({ endsOn: "2027-06-15", giftsLeft: 6 });
  await press("Change the end");
  const dialog = within(await screen.findByRole("dialog", { name: "When does it end?" }));
  const save = () => user.click(dialog.getByRole("button", { name: "Save changes" }));
  const gifts = dialog.getByLabelText<HTMLInputElement>(/^Number of donations left/);
  expect(gifts.value).toBe("6");
  await user.clear(gifts);
  await user.type(gifts, "2.5");
  await save();
  expect(await dialog.findByText("Enter a whole number from 1 to 999.")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("radio", { name: "Until I stop it" }));
  await save();
  expect(sent).toEqual([{ action: "limit" }]);
});
