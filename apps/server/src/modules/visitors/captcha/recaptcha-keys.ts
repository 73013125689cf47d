/** The keys and URLs of reCAPTCHA for this installation. */
export interface RecaptchaKeys {
  siteKey: string;
  secret: string;
  scriptUrl: string;
  verifyUrl: string;
}

interface RecaptchaConfig {
  recaptcha: { siteKey: string; secret: string } | null;
  sandboxUrl: string | null;
}

/** Returns the installation's own keys with Google's URLs, or the sandbox's keys and URLs if there is a sandbox. */
export function recaptchaKeys({ recaptcha, sandboxUrl }: RecaptchaConfig): RecaptchaKeys | null {
  const urlsAt = (base: string) => ({
    scriptUrl: `${base}/recaptcha/api.js`,
    verifyUrl: `${base}/recaptcha/api/siteverify`,
  });
  if (sandboxUrl) return { siteKey: "sandbox", secret: "sandbox-secret", ...urlsAt(sandboxUrl) };
  return recaptcha && { ...recaptcha, ...urlsAt("https://www.google.com") };
}
