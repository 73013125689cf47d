import { expect, test } from "vitest";
import { someUserChurch } from "../testing/some-sign-in.ts";
import { chooseChurch, resumeChurch } from "./choose-church.ts";

const grace = someUserChurch({ id: "grace-id", subDomain: "grace" });
const hope = someUserChurch({ id: "hope-id", subDomain: "hope" });
const mine = [grace, hope];

test("S4.03 the churchId of the query takes precedence over the subdomain and the last church", () => {
  const wishes = { churchId: "hope-id", subDomain: "grace", lastChurchId: "grace-id" };
  expect(chooseChurch(mine, wishes)).toEqual({ kind: "known", userChurch: hope });
});

test("S4.03 the church of the subdomain takes precedence over the last church", () => {
  const wishes = { churchId: null, subDomain: "Hope", lastChurchId: "grace-id" };
  expect(chooseChurch(mine, wishes)).toEqual({ kind: "known", userChurch: hope });
});

test("S4.03 the last church is selected again if the person still belongs to it", () => {
  expect(chooseChurch(mine, { lastChurchId: "hope-id" })).toEqual({ kind: "known", userChurch: hope });
  expect(chooseChurch(mine, { lastChurchId: "left-id" })).toEqual({ kind: "ask" });
});

test("S4.03 without a preference a person with several churches or none is asked to choose", () => {
  expect(chooseChurch(mine, {})).toEqual({ kind: "ask" });
  expect(chooseChurch([], {})).toEqual({ kind: "ask" });
  expect(resumeChurch(mine, {})).toEqual({ kind: "ask" });
});

test("a person with one church enters it without being asked, also if they have left the church of the last visit", () => {
  for (const choose of [chooseChurch, resumeChurch]) {
    expect(choose([grace], {})).toEqual({ kind: "known", userChurch: grace });
    expect(choose([grace], { lastChurchId: "left-id" })).toEqual({ kind: "known", userChurch: grace });
  }
});

test("S4.03 a church of the query or subdomain is selected on the server if the person does not belong to it yet", () => {
  expect(chooseChurch(mine, { churchId: "new-id" })).toEqual({ kind: "select", by: { churchId: "new-id" } });
  expect(chooseChurch(mine, { subDomain: "new" })).toEqual({ kind: "select", by: { subDomain: "new" } });
});

test("resuming a session never joins a church", () => {
  expect(resumeChurch(mine, { subDomain: "new", lastChurchId: "hope-id" })).toEqual({
    kind: "known",
    userChurch: hope,
  });
  expect(resumeChurch(mine, { churchId: "new-id", subDomain: "new" })).toEqual({ kind: "ask" });
});
