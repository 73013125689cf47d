import { expect, test } from "vitest";
import { readVerdict } from "./pass-captcha.ts";

test("G4.04 a captcha passes at a score of 0.5 or more, and a lower score is treated as a robot", () => {
  expect(readVerdict({ score: 0.5, captchaToken: "t" })).toEqual({ state: "success", captchaToken: "t" });
  expect(readVerdict({ score: 0.49, captchaToken: "t" })).toEqual({ state: "robot", captchaToken: "" });
  expect(readVerdict({ response: "success", success: true, score: 0.9, captchaToken: "t" }).state).toBe("success");
  expect(readVerdict({ response: "robot", success: false, score: 0.1 }).state).toBe("robot");
});

test("G4.04 an empty captcha response is an error", () => {
  expect(readVerdict({})).toEqual({ state: "error", captchaToken: "" });
});
