import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Production has no sandbox",
    file: "./config.ts",
    find: "sandboxUrl: production ? null :",
    replace: "sandboxUrl: false ? null :",
    test: "./config.test.ts",
    title: "production requires public URLs and has no sandbox",
  },
  {
    guard: "Short secrets are refused",
    file: "./config.ts",
    find: 'Buffer.from(text, "base64url").length >= 32',
    replace: "text",
    test: "./config.test.ts",
    title: "an invalid setting is reported in one line",
  },
  {
    guard: "A server with another encryption key does not start",
    file: "./check-secrets.ts",
    find: "rows[0]?.fingerprint !== fingerprint",
    replace: "false",
    test: "../../two-servers.deep.test.ts",
    title: "a server with other secrets than the database is used with does not start, and reports what to do",
  },
  {
    guard: "An encryption key cannot be replaced",
    file: "./check-secrets.ts",
    find: 'takesNewSecret && name === "secret"',
    replace: "takesNewSecret",
    test: "../../two-servers.deep.test.ts",
    title: "a server with other secrets than the database is used with does not start, and reports what to do",
  },
];
