import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A token of an ended session is not exchanged for a new one",
    file: "./accept-token.ts",
    find: "!(await callerContext.isCurrent(claims))",
    replace: "false",
    test: "./forged-tokens.test.ts",
    title: "a token of an ended session is refused",
  },
  {
    guard: "Every sign-in with a handover token checks whether the token was already used",
    file: "./accept-token.ts",
    find: 'claims.audience === "handover" &&',
    replace: "false &&",
    test: "./make-handover.test.ts",
    title: "S6.05 a handover token used at one server process is refused by another after ten seconds",
  },
  {
    guard: "A wrong password does not sign in",
    file: "./log-in.ts",
    find: "if (!user || !isRight)",
    replace: "if (!user)",
    test: "./log-in.test.ts",
    title: "S8.02 a wrong password and an unknown email are refused with the same message",
  },
  {
    guard: "An unknown email gets the same error as a wrong password",
    file: "./log-in.ts",
    find: "if (!user || !isRight) throw new InvalidLogin();",
    replace: 'if (!user) throw new Error("no such account"); if (!isRight) throw new InvalidLogin();',
    test: "./log-in.test.ts",
    title: "S8.02 a wrong password and an unknown email are refused with the same message",
  },
];
