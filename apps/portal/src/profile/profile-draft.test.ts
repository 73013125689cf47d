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
  test("only changed fields are sent", () => {
    const draft = { ...startName(ada), lastName: " Lovelace " };
    expect(nameChange(draft, ada)).toEqual({ lastName: "Lovelace" });
    expect(isNameChanged({ firstName: "Ada ", lastName: "Byron" }, ada)).toBe(false);
  });

  test("a first and a last name are required", () => {
    expect(problemsWithName({ firstName: " ", lastName: "" })).toEqual({
      firstName: "first-name-missing",
      lastName: "last-name-missing",
    });
    expect(problemsWithName(startName(ada))).toEqual({});
  });
});

describe("own email", () => {
  test("a new email requires the password", () => {
    expect(problemsWithEmail({ email: "new@example.com", password: "" }, ada.email)).toEqual({
      password: "password-missing",
    });
    expect(problemsWithEmail({ email: " new@example.com ", password: "secret" }, ada.email)).toEqual({});
  });

  test("a malformed or unchanged email is refused", () => {
    expect(problemsWithEmail({ email: "new@", password: "secret" }, ada.email)).toEqual({ email: "email-invalid" });
    expect(problemsWithEmail({ email: "ADA@example.com", password: "secret" }, ada.email)).toEqual({
      email: "email-same",
    });
  });
});
