import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A solved captcha is good once",
    file: "./verify-captcha.ts",
    find: "(await context.guests.spendCaptcha(idOf(token), context.now()))",
    replace: "Boolean(await context.guests.spendCaptcha(idOf(token), context.now())) !== null",
    test: "./captcha.test.ts",
    title: "G7.10 a solved challenge is good once, even for 25 at once",
  },
  {
    guard: "A captcha passes from a half on",
    file: "./verify-captcha.ts",
    find: "score >= DEFAULT_MIN_SCORE &&",
    replace: "score >= 0 &&",
    test: "./captcha.test.ts",
    title: "G7.10 reCAPTCHA's tokens are told apart",
  },
  {
    guard: "A challenge must be solved",
    file: "./altcha.ts",
    find: "if (!verified) return 0;",
    replace: "",
    test: "./captcha.test.ts",
    title: "G7.10 a challenge that was changed, not solved, made elsewhere, or is too old",
  },
  {
    guard: "A challenge ends",
    file: "./altcha.ts",
    find: "if (expiresAt * 1000 < context.now().getTime()) return 0;",
    replace: "",
    test: "./captcha.test.ts",
    title: "G7.10 a challenge that was changed, not solved, made elsewhere, or is too old",
  },
  {
    guard: "A text that is no token is sent to nobody",
    file: "./verify-captcha.ts",
    find: "context.recaptcha && TOKEN_PATTERN.test(token)",
    replace: "context.recaptcha && token",
    test: "./captcha.test.ts",
    title: "G5.20 a text that cannot be a token is a robot's, and nobody else is asked about it",
  },
  {
    guard: "A captcha at the sign-in is good once",
    file: "./verify-captcha.ts",
    find: "const isNew = score >= DEFAULT_MIN_SCORE && (await context.guests.spendCaptcha(idOf(token), context.now()));",
    replace: "const isNew = score >= DEFAULT_MIN_SCORE;",
    test: "../../accounts/sign-in/guessed-passwords.test.ts",
    title: "S7.01 a device that is not known shows that a person is there, with every guess anew",
  },
];
