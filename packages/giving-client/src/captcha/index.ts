export * from "./open-captcha.ts";
export type { CaptchaResult, CaptchaState } from "./pass-captcha.ts";
