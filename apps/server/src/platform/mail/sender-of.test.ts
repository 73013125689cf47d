import { expect, test } from "vitest";
import { senderOf } from "./sender-of.ts";

const OURS = "Offertory <no-reply@example.org>";

test("an email of a church has the church's name and our address as its sender", () => {
  expect(senderOf(OURS, "Grace Church")).toEqual({ name: "Grace Church", address: "no-reply@example.org" });
  expect(senderOf("no-reply@example.org", "Grace Church")).toEqual({
    name: "Grace Church",
    address: "no-reply@example.org",
  });
});

test("an email that no church sends keeps our own name", () => {
  expect(senderOf(OURS, undefined)).toBe(OURS);
});

test("a web address in a church's name is not a link in the sender", () => {
  expect(JSON.stringify(senderOf(OURS, "Win at evil.example"))).not.toContain("evil.example");
});
