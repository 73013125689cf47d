import type { Plugin } from "vite";

const IS_CONTRACT = /packages[\\/]contract[\\/]src[\\/].*\.ts$/;
const SUMMARY = /\bsummary:\s*"(?:[^"\\]|\\.)*",/g;

/** What each call does in one line is for the reader of the API page, which the server draws; browsers have no use for it. */
export const dropSummaries = (): Plugin => ({
  name: "offertory-drop-summaries",
  enforce: "pre",
  transform: (code, id) => (IS_CONTRACT.test(id) ? { code: withoutSummaries(code), map: null } : null),
});

export const withoutSummaries = (code: string): string => code.replaceAll(SUMMARY, "");
