import { describe, expect, test } from "vitest";
import { isNameChanged, nameChange, problemsWithEmail, problemsWithName, startName } from "./profile-draft.ts";

const ada = {
  id: "user-000001",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  language: "en",
  pendingEmail: null,
};

describe("own name", () => {
  test("only what was changed is sent", () => {
    const draft = { ...startName(ada), lastName: " Lovelace " };
    expect(nameChange(draft, ada)).toEqual({ lastName: "Lovelace" });
    expect(isNameChanged({ firstName: "Ada ", lastName: "Byron" }, ada)).toBe(false);
  });

  test("an account keeps a first and a last name", () => {
    expect(problemsWithName({ firstName: " ", lastName: "" })).toEqual({
      firstName: "first-name-missing",
      lastName: "last-name-missing",
    });
    expect(problemsWithName(startName(ada))).toEqual({});
  });
});

describe("own email", () => {
  test("another address needs the password", () => {
    expect(problemsWithEmail({ email: "new@example.com", password: "" }, ada.email)).toEqual({
      password: "password-missing",
    });
    expect(problemsWithEmail({ email: " new@example.com ", password: "secret" }, ada.email)).toEqual({});
  });

  test("the address must be one, and another", () => {
    expect(problemsWithEmail({ email: "new@", password: "secret" }, ada.email)).toEqual({ email: "email-invalid" });
    expect(problemsWithEmail({ email: "ADA@example.com", password: "secret" }, ada.email)).toEqual({
      email: "email-same",
    });
  });
});
