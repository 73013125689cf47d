import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A solved captcha can be used only once",
    file: "./verify-captcha.ts",
    find: "(await context.guests.spendCaptcha(idOf(token), context.now()))",
    replace: "Boolean(await context.guests.spendCaptcha(idOf(token), context.now())) !== null",
    test: "./captcha.test.ts",
    title: "G7.10 a solved challenge is accepted once, even among 25 concurrent requests",
  },
  {
    guard: "A captcha passes only with a score of at least 0.5",
    file: "./verify-captcha.ts",
    find: "score >= DEFAULT_MIN_SCORE &&",
    replace: "score >= 0 &&",
    test: "./captcha.test.ts",
    title: "G7.10 a reCAPTCHA checkbox has the score 1, and a reCAPTCHA score passes from 0.5 on",
  },
  {
    guard: "A captcha challenge must be solved",
    file: "./altcha.ts",
    find: "if (!verified) return 0;",
    replace: "",
    test: "./captcha.test.ts",
    title: "G7.10 a challenge that is altered, unsolved, forged or expired is refused",
  },
  {
    guard: "A captcha challenge expires",
    file: "./altcha.ts",
    find: "if (expiresAt * 1000 < context.now().getTime()) return 0;",
    replace: "",
    test: "./captcha.test.ts",
    title: "G7.10 a challenge that is altered, unsolved, forged or expired is refused",
  },
  {
    guard: "A text that cannot be a token is not sent to reCAPTCHA",
    file: "./verify-captcha.ts",
    find: "context.recaptcha && TOKEN_PATTERN.test(token)",
    replace: "context.recaptcha && token",
    test: "./captcha.test.ts",
    title: "G5.20 a text that cannot be a token is reported as a robot and is not sent to reCAPTCHA",
  },
  {
    guard: "A captcha at sign-in can be used only once",
    file: "./verify-captcha.ts",
    find: "const isNew = score >= DEFAULT_MIN_SCORE && (await context.guests.spendCaptcha(idOf(token), context.now()));",
    replace: "const isNew = score >= DEFAULT_MIN_SCORE;",
    test: "../../accounts/sign-in/guessed-passwords.test.ts",
    title: "S7.01 an unknown device needs a new captcha for every attempt after a hundred wrong passwords",
  },
];
