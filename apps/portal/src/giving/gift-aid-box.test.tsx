import { GiftAidBox } from "@offertory/features/giving";
import { serverAnswers } from "@offertory/api-client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { lastBody, showPage } from "../testing/show-page.tsx";

const wording = { version: 3, future: ["From today on."], past: ["Four years, and from today on."] };
const declared = {
  id: "d",
  title: "Mrs",
  firstName: "Ada",
  lastName: "Lovelace",
  house: "12",
  postcode: "S19 2BD",
  abroad: false,
  channel: "online" as const,
  givenOn: "2026-11-20",
  coversFrom: "2022-11-20",
  endedOn: null,
};
const inForce = { offered: true, wording, declarations: [declared] };
const answers = serverAnswers({
  "GET /gift-aid/mine": { offered: true, wording, declarations: [] },
  "POST /gift-aid/mine": inForce,
  "POST /gift-aid/mine/cancel": { ...inForce, declarations: [{ ...declared, endedOn: "2026-11-21" }] },
});
const show = (church: { country: string; currency: string }, more: object = {}) =>
  showPage({
    page: <GiftAidBox church={{ name: "St Mary", ...church }} name={{ first: "Ada", last: "Lovelace" }} />,
    path: "/giving",
    may: [],
    answers: { ...answers, ...more },
  });

test("a donor reads the declaration in English and agrees to the text that they chose", async () => {
  const { server, user } = await show({ country: "United Kingdom", currency: "GBP" });
  await user.click(await screen.findByRole("button", { name: "Declare Gift Aid" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Declare Gift Aid" }));
  expect(dialog.getByText("Four years, and from today on.").closest("[lang]")?.getAttribute("lang")).toBe("en");
  await user.click(dialog.getByRole("checkbox", { name: /last four years/ }));
  expect(dialog.getByText("From today on.")).toBeTruthy();
  await user.type(dialog.getByLabelText(/House name or number/), "12");
  await user.type(dialog.getByLabelText(/Postcode/), "S19 2BD");
  await user.click(dialog.getByRole("button", { name: "Agree and declare" }));
  await waitFor(() =>
    expect(lastBody(server, "POST", /\/gift-aid\/mine$/)).toEqual({
      title: "",
      firstName: "Ada",
      lastName: "Lovelace",
      house: "12",
      postcode: "S19 2BD",
      abroad: false,
      coversPast: false,
      wording: 3,
    }),
  );
  expect(await screen.findByText("Thank you. Your declaration is saved.")).toBeTruthy();
});

test("a donor sees the declaration and cancels it after a confirmation", async () => {
  const { server, user } = await show({ country: "GB", currency: "GBP" }, { "GET /gift-aid/mine": inForce });
  expect(await screen.findByText(/Covers donations since/)).toBeTruthy();
  expect(screen.getByText("S19 2BD")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel declaration" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Cancel declaration" }));
  expect(await screen.findByText("Declaration canceled.")).toBeTruthy();
  expect(server.requests.filter(({ path }) => path.endsWith("/gift-aid/mine/cancel"))).toHaveLength(1);
});

test.each([
  ["Germany", "EUR"],
  ["United Kingdom", "USD"],
])(
  "a church in %s with donations in %s shows nothing about Gift Aid and asks for nothing",
  async (country, currency) => {
    const { server } = await show({ country, currency });
    expect(screen.queryByText("Gift Aid")).toBeNull();
    expect(server.requests.filter(({ path }) => path.includes("gift-aid"))).toEqual([]);
  },
);
