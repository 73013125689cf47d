/** How this installation has visitors judged by reCAPTCHA. */
export interface RecaptchaKeys {
  siteKey: string;
  secret: string;
  scriptUrl: string;
  verifyUrl: string;
}

interface Installed {
  recaptcha: { siteKey: string; secret: string } | null;
  sandboxUrl: string | null;
}

/** The installation's own keys at the real place; where there is a sandbox, it stands in. */
export function recaptchaKeys({ recaptcha, sandboxUrl }: Installed): RecaptchaKeys | null {
  const at = (base: string) => ({
    scriptUrl: `${base}/recaptcha/api.js`,
    verifyUrl: `${base}/recaptcha/api/siteverify`,
  });
  if (sandboxUrl) return { siteKey: "sandbox", secret: "sandbox-secret", ...at(sandboxUrl) };
  return recaptcha && { ...recaptcha, ...at("https://www.google.com") };
}
