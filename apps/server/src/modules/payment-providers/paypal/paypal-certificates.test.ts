import { expect, test } from "vitest";
import { certificateUrl } from "./paypal-certificates.ts";

const PATH = "/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270";

test("certificates are fetched only from PayPal's own hosts of the same environment", () => {
  const good = `https://api.paypal.com${PATH}`;
  expect(certificateUrl("live", null, good)).toBe(good);
  expect(certificateUrl("test", null, good)).toBeNull();
  expect(certificateUrl("test", null, `https://api.sandbox.paypal.com${PATH}`)).toContain("api.sandbox.paypal.com");
  for (const bad of [
    `http://api.paypal.com${PATH}`,
    `https://api.paypal.com.evil.example${PATH}`,
    `https://api.paypal.com@evil.example${PATH}`,
    `https://evil@api.paypal.com${PATH}`,
    `https://api.paypal.com:8443${PATH}`,
    `https://api.paypal.com/x/..%2f${PATH}`,
    `https://api.paypal.com${PATH}?a=1`,
    "https://api.paypal.com/v1/notifications/certs/../../oauth2/token",
    "file:///etc/passwd",
    "",
  ]) {
    expect(certificateUrl("live", null, bad)).toBeNull();
  }
  expect(certificateUrl("sandbox", null, good)).toBeNull();
  expect(certificateUrl("sandbox", "http://127.0.0.1:3003", `http://localhost:3003/paypal${PATH}`)).toBe(
    `http://127.0.0.1:3003/paypal${PATH}`,
  );
});
