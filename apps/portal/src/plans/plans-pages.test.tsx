import { can, type MyPlan, type Plan } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { lastBody, showPage } from "../testing/show-page.tsx";
import { PlansPage } from "./list/plans-page.tsx";
import { MyPlanPage } from "./mine/my-plan-page.tsx";
import { MyPlansPage } from "./mine/my-plans-page.tsx";
import { PlanPage } from "./plan/plan-page.tsx";

const plan: Plan = {
  id: "p1",
  name: "Advent",
  date: "2026-11-29",
  needed: 3,
  accepted: 1,
  unconfirmed: 0,
  declined: 1,
  missing: 2,
  notes: "Come early",
  positions: [
    { id: "greeter", name: "Greeter", needed: 2 },
    { id: "sound", name: "Sound", needed: 1 },
  ],
  assignments: [
    { id: "a1", positionId: "greeter", personId: "mia", name: "Mia Lee", status: "accepted", reason: "" },
    { id: "a2", positionId: "sound", personId: "tom", name: "Tom Lee", status: "declined", reason: "On a journey" },
  ],
};
const mine: MyPlan = {
  id: "p1",
  name: "Advent",
  date: "2026-11-29",
  notes: "",
  mine: [{ id: "a1", position: "Greeter", status: "unconfirmed", reason: "" }],
  team: [
    { positionId: "greeter", position: "Greeter", people: ["Mia Lee"] },
    { positionId: "sound", position: "Sound", people: [] },
  ],
};
const showMine = (answer: MyPlan, may: Parameters<typeof showPage>[0]["may"] = []) =>
  showPage({
    page: <MyPlanPage />,
    path: "/my/plans/:id",
    at: "/my/plans/p1",
    may,
    answers: { "GET /plans/my/p1": answer, "POST /plans/my/p1/answer": answer },
  });

test("the list of plans shows how many people are missing", async () => {
  const { positions: _, assignments: __, notes: ___, ...listed } = plan;
  await showPage({ page: <PlansPage />, path: "/plans", may: [can.editPlans], answers: { "GET /plans": [listed] } });
  const row = (await screen.findByRole("link", { name: /Advent/ })).closest("tr");
  expect(row?.textContent).toContain("2 needed");
});

test("S7.06 a caller without permission to edit plans is refused, and no plans are requested", async () => {
  const { server } = await showPage({ page: <PlansPage />, path: "/plans", may: [can.editPeople], answers: {} });
  await screen.findByText("You don't have access to this page");
  expect(server.requests.filter(({ path }) => path.startsWith("/plans"))).toEqual([]);
});

test("a plan shows how many people accepted and why others declined, and a position can be added", async () => {
  const { server, user } = await showPage({
    page: <PlanPage />,
    path: "/plans/:id",
    at: "/plans/p1",
    may: [can.editPlans],
    answers: { "GET /plans/p1": plan, "POST /plans/p1/positions": plan },
  });
  expect(await screen.findByText("1 of 2 confirmed")).toBeTruthy();
  expect(screen.getByText("On a journey")).toBeTruthy();
  const [add] = screen.getAllByRole("button", { name: "Add position" });
  if (!add) throw new Error("no button");
  await user.click(add);
  expect(screen.getByText("Please enter a name for the position.")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Position" }), "Coffee");
  await user.click(add);
  await waitFor(() => expect(lastBody(server, "POST", /positions/)).toEqual({ name: "Coffee", needed: 1 }));
});

test("S2.20 an assigned person can accept, or decline with a reason", async () => {
  const { server, user } = await showMine(mine);
  expect(await screen.findByText("Can you serve?")).toBeTruthy();
  expect(screen.getByText("No one yet")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Accept" }));
  await waitFor(() =>
    expect(lastBody(server, "POST", /answer/)).toMatchObject({ assignmentId: "a1", status: "accepted" }),
  );
  await user.click(screen.getByRole("button", { name: "Decline" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByRole("textbox", { name: "Reason (optional)" }), "Ill");
  await user.click(within(dialog).getByRole("button", { name: "Decline" }));
  await waitFor(() => expect(lastBody(server, "POST", /answer/)).toMatchObject({ status: "declined", reason: "Ill" }));
});

test("S2.20 a plan editor without an assignment is redirected to the plan's page", async () => {
  const { address } = await showMine({ ...mine, mine: [] }, [can.editPlans]);
  await waitFor(() => expect(address()).toBe("/plans/p1"));
});

test("a person without assignments sees a message", async () => {
  await showPage({ page: <MyPlansPage />, path: "/my/plans", may: [], answers: { "GET /plans/my": [] } });
  expect(await screen.findByText("No serving requests")).toBeTruthy();
});
