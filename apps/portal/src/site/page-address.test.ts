import { PageUrl } from "@offertory/contract";
import { expect, test } from "vitest";
import { addressOf, addressProblem } from "./page-address.ts";

test("a title is converted to an unused page address", () => {
  expect(addressOf("About Us", [])).toBe("/about-us");
  expect(addressOf("Über die Straße", [])).toBe("/uber-die-strasse");
  expect(addressOf("About Us", ["/about-us", "/about-us-2"])).toBe("/about-us-3");
  expect(addressOf("Events", [])).toBe("/events-2");
  expect(addressOf("教会", [])).toBe("");
  expect(addressOf("Łódź – grupa", [])).toBe("/lodz-grupa");
  const long = addressOf("word ".repeat(40), []);
  expect(PageUrl.safeParse(long).success).toBe(true);
});

test("malformed, reserved and already used addresses are reported", () => {
  expect(addressProblem("/about", [])).toBeNull();
  expect(addressProblem("about", [])).toBe("page-url-invalid");
  expect(addressProblem("/About us", [])).toBe("page-url-invalid");
  expect(addressProblem("/give", [])).toBe("page-url-taken");
  expect(addressProblem("/about", ["/about"])).toBe("page-url-taken");
});
