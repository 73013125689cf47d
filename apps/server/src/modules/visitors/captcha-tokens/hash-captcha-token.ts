import { sha256 } from "../../../platform/hashing/sha256.ts";

export const hashCaptchaToken = (captchaToken: string): string => sha256(captchaToken);
