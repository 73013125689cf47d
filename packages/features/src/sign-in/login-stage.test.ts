import { expect, test } from "vitest";
import { type LoginSituation, loginStage } from "./login-stage.ts";

const stage = (changes: Partial<LoginSituation>) =>
  loginStage({
    view: "sign-in",
    status: "signed-out",
    refused: false,
    passwordSet: false,
    needsNoChurch: false,
    ...changes,
  });

test("S4.03 whoever is signed in leaves the login page, whatever form it would show", () => {
  expect(stage({ status: "signed-in" })).toBe("leaving");
  expect(stage({ status: "signed-in", view: "register" })).toBe("leaving");
});

test("S4.03 without a church one leaves only for where none is needed", () => {
  expect(stage({ status: "choosing-church" })).toBe("sign-in");
  expect(stage({ status: "choosing-church", needsNoChurch: true })).toBe("leaving");
});

test("S4.01 a set-password link is followed even where somebody is signed in, and left once it has done its work", () => {
  expect(stage({ view: "set-password", status: "signed-in" })).toBe("set-password");
  expect(stage({ view: "set-password", status: "signed-in", passwordSet: true })).toBe("leaving");
});

test("S4.01 a set-password link that is not taken leads to another one", () => {
  expect(stage({ view: "set-password", refused: true })).toBe("refused");
});

test("S2.01 logging out and an expired link are shown to everybody", () => {
  expect(stage({ view: "logout", status: "signed-in" })).toBe("logout");
  expect(stage({ view: "expired", status: "signed-in" })).toBe("expired");
});

test("nothing is decided while the session starts", () => {
  expect(stage({ status: "starting" })).toBe("waiting");
});
