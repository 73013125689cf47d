import { someUserChurch } from "@offertory/api-client/testing";
import { expect, test } from "vitest";
import { listedChurches } from "./listed-churches.ts";

test("S2.13 churches that have not come yet are being loaded", () => {
  expect([listedChurches(null), listedChurches(undefined)]).toEqual([{ kind: "loading" }, { kind: "loading" }]);
});

test("S2.13 an empty list is no churches", () => {
  expect(listedChurches([])).toEqual({ kind: "none" });
});

test("S2.13 what is no list of churches is of an invalid format", () => {
  expect([listedChurches({}), listedChurches("grace"), listedChurches([{ name: "Grace" }])]).toEqual([
    { kind: "invalid" },
    { kind: "invalid" },
    { kind: "invalid" },
  ]);
});

test("S2.13 a list of churches is listed", () => {
  const grace = someUserChurch();
  expect(listedChurches([grace])).toEqual({ kind: "some", churches: [grace.church] });
});
