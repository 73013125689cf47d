/** Numbers and nestings that are valid JSON but that JSON.stringify never writes. */
const RAW: Record<string, string> = {
  infinite: "1e999",
  negativeZero: "-0",
  longFraction: `0.${"1".repeat(2000)}`,
  manyDigits: "9".repeat(400),
  deepList: "[".repeat(20_000) + "]".repeat(20_000),
  deepObject: `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
  poisoned: '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  twice: '{"id":"one","id":{"two":2}}',
};
const MARK = "raw-json:";

/** Returns a placeholder for a piece of raw JSON, which writeJson replaces. */
export const rawJson = (name: keyof typeof RAW): string => MARK + name;
export const RAW_JSON_NAMES = Object.keys(RAW);

/** Writes a value as JSON and replaces the placeholders of raw pieces. */
export const writeJson = (value: unknown): string =>
  (JSON.stringify(value) ?? "").replace(
    new RegExp(`"${MARK}(\\w+)"`, "g"),
    (whole, name: string) => RAW[name] ?? whole,
  );
