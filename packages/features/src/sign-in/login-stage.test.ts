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

test("S4.03 a signed-in user leaves the login page, whichever form it would show", () => {
  expect(stage({ status: "signed-in" })).toBe("leaving");
  expect(stage({ status: "signed-in", view: "register" })).toBe("leaving");
});

test("S4.03 a user who has not chosen a church leaves only for a page that needs none", () => {
  expect(stage({ status: "choosing-church" })).toBe("sign-in");
  expect(stage({ status: "choosing-church", needsNoChurch: true })).toBe("leaving");
});

test("S4.01 a set-password link works for a signed-in user too, who leaves once the password is set", () => {
  expect(stage({ view: "set-password", status: "signed-in" })).toBe("set-password");
  expect(stage({ view: "set-password", status: "signed-in", passwordSet: true })).toBe("leaving");
});

test("S4.01 a set-password link that the server refuses leads to the stage refused", () => {
  expect(stage({ view: "set-password", refused: true })).toBe("refused");
});

test("S2.01 logout and an expired link are shown to signed-in users too", () => {
  expect(stage({ view: "logout", status: "signed-in" })).toBe("logout");
  expect(stage({ view: "expired", status: "signed-in" })).toBe("expired");
});

test("the login page waits while the session starts", () => {
  expect(stage({ status: "starting" })).toBe("waiting");
});
