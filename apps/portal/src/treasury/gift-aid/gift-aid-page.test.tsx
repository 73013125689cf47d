import { can } from "@offertory/contract";
import { serverAnswers } from "@offertory/api-client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { lastBody, type PageChanges, showPage } from "../../testing/show-page.tsx";
import { GiftAidPage } from "./gift-aid-page.tsx";
import { RecordDialog } from "./record-dialog.tsx";

const next = { donations: 2, amount: 32.5, tax: 8.13, takenBack: 100, taxTakenBack: 25 };
const claim = {
  ...next,
  id: "c",
  number: 1,
  from: "2026-05-03",
  to: "2026-06-01",
  madeBy: "Tess",
  madeAt: "2026-11-20T12:00:00.000Z",
};
const claims = { offered: true, next, later: 3, donors: 7, claims: [claim] };
const answers = serverAnswers({
  "GET /gift-aid/claims": claims,
  "POST /gift-aid/claims": claims,
  "GET /gift-aid/people/p": { offered: true, wording: { version: 1, future: [], past: [] }, declarations: [] },
  "POST /gift-aid/people/p": { offered: true, wording: { version: 1, future: [], past: [] }, declarations: [] },
});
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage(
    {
      page: <GiftAidPage />,
      path: "/treasury/gift-aid",
      may: [can.viewDonations, can.editDonations],
      answers,
    },
    more,
  );

test("the treasurer sees what can be claimed, claims it after a confirmation, and sees the claims", async () => {
  const { server, user } = await show();
  expect(await screen.findByText("2 donations of £32.50 are ready. The tax to claim is £8.13.")).toBeTruthy();
  expect(screen.getByText("3 more donations are for the claim after this one.")).toBeTruthy();
  expect(screen.getByText(/£100.00 was claimed and then returned/).textContent).toContain(
    "Enter £25.00 as an adjustment",
  );
  expect(screen.getByRole("row", { name: /Claim 1, Nov 20, 2026/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Make claim" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Claim Gift Aid on £32.50?" }));
  await user.click(dialog.getByRole("button", { name: "Make claim" }));
  expect(await screen.findByText(/Claim made/)).toBeTruthy();
  expect(server.requests.filter(({ method, path }) => method === "POST" && path.endsWith("/claims"))).toHaveLength(1);
});

test("staff who only view donations cannot claim", async () => {
  await show({ may: [can.viewDonations] });
  expect(await screen.findByText(/are ready/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Make claim" })).toBeNull();
});

test("a church without Gift Aid is told that it has none", async () => {
  await show({ answers: { "GET /gift-aid/claims": { ...claims, offered: false } } });
  expect(await screen.findByText(/Gift Aid is only for churches in the United Kingdom/)).toBeTruthy();
});

test("staff record a spoken declaration with the day on which its written record was sent", async () => {
  const person = {
    id: "p",
    name: { first: "Ann", last: "Lee", middle: "", nick: "", prefix: "", suffix: "", display: "Ann Lee" },
  };
  const { server, user } = await show({ page: <RecordDialog person={person} open onClose={() => undefined} /> });
  const dialog = within(await screen.findByRole("dialog", { name: "Gift Aid of Ann Lee" }));
  await user.type(await dialog.findByLabelText(/House name or number/), "12");
  await user.type(dialog.getByLabelText(/Postcode/), "S19 2BD");
  expect(dialog.queryByLabelText(/Written record sent on/)).toBeNull();
  await user.selectOptions(dialog.getByLabelText(/How it was given/), "By voice");
  expect(dialog.getByLabelText(/Written record sent on/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Save declaration" }));
  await waitFor(() =>
    expect(lastBody(server, "POST", /\/gift-aid\/people\/p$/)).toMatchObject({
      firstName: "Ann",
      channel: "voice",
      recordSentOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  );
});
