import type { SignInOrigin } from "../../../platform/identity/sessions.ts";

interface IncomingRequest {
  address: string;
  header(name: string): string | undefined;
}

/** In this order because user agents also name other browsers: Edge's contains Chrome, and Chrome's contains Safari. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:Chrome|CriOS)\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;
const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux/, "Linux"],
] as const;

/** Describes a sign-in as its user recognizes it, such as "Firefox, Windows". The full user agent is not stored. */
export const signInOrigin = ({ address, header }: IncomingRequest): SignInOrigin => ({
  device: describeDevice(header("user-agent")?.slice(0, 500) ?? ""),
  network: address,
});

function describeDevice(userAgent: string): string {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(", ");
}
