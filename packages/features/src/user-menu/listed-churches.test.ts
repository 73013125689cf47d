import { someUserChurch } from "@offertory/api-client/testing";
import { expect, test } from "vitest";
import { listedChurches } from "./listed-churches.ts";

test("S2.13 a missing list is reported as loading", () => {
  expect([listedChurches(null), listedChurches(undefined)]).toEqual([{ kind: "loading" }, { kind: "loading" }]);
});

test("S2.13 an empty list is reported as none", () => {
  expect(listedChurches([])).toEqual({ kind: "none" });
});

test("S2.13 a value that is not a list of churches is reported as invalid", () => {
  expect([listedChurches({}), listedChurches("grace"), listedChurches([{ name: "Grace" }])]).toEqual([
    { kind: "invalid" },
    { kind: "invalid" },
    { kind: "invalid" },
  ]);
});

test("S2.13 a list of churches is returned", () => {
  const grace = someUserChurch();
  expect(listedChurches([grace])).toMatchObject({ kind: "some", churches: [{ id: grace.church.id }] });
});
