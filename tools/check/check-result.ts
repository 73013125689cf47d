/** The problems that a check found, one line each, and a note on what it examined. */
export type CheckResult = { problems: string[]; note?: string };

/** A check of the repository whose root folder is `root`. */
export type Check = { name: string; run(root: string): CheckResult | Promise<CheckResult> };
