import type { SignInPlace } from "../../../platform/identity/sessions.ts";

interface Arriving {
  address: string;
  header(name: string): string | undefined;
}

/** Every name before those that its browsers pretend to be besides. */
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

/** From where somebody signs in, as they would know it again: a device says more of itself than anybody needs. */
export const signInPlace = ({ address, header }: Arriving): SignInPlace => ({
  device: describeDevice(header("user-agent")?.slice(0, 500) ?? ""),
  network: address,
});

function describeDevice(userAgent: string): string {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(", ");
}
