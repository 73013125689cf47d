import type { Plugin } from "vite";

const IS_CONTRACT = /packages[\\/]contract[\\/]src[\\/].*\.ts$/;
const SUMMARY = /\bsummary:\s*"(?:[^"\\]|\\.)*",/g;

/** Removes the summaries of endpoints from the bundles: only the API page needs them, which the server renders. */
export const dropSummaries = (): Plugin => ({
  name: "offertory-drop-summaries",
  enforce: "pre",
  transform: (code, id) => (IS_CONTRACT.test(id) ? { code: withoutSummaries(code), map: null } : null),
});

export const withoutSummaries = (code: string): string => code.replaceAll(SUMMARY, "");
