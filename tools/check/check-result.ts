/** What a check found wrong, one line each, and a word about what it looked at. */
export type CheckResult = { problems: string[]; note?: string };

/** A check of the repository whose head is the folder `root`. */
export type Check = { name: string; run(root: string): CheckResult | Promise<CheckResult> };
