import type { Twin } from "../twin.ts";

const NOTICED_BY = {
  test: "tools/faults/campaign.test.ts",
  title: "a small campaign of dying servers, lost answers and late letters leaves nothing lost, double or a cent apart",
};
const GIVING = "apps/server/src/modules/giving";

/** What a campaign of faults must notice by itself, without knowing where to look. */
export const FAULT_TWINS: readonly Twin[] = [
  {
    guard: "In a campaign of faults, a gift whose answer was lost is asked about under the same key",
    file: `${GIVING}/intents/recover-intents.ts`,
    find: "key: intent.providerKey",
    replace: "key: `${intent.providerKey} again`",
    ...NOTICED_BY,
  },
  {
    guard: "In a campaign of faults, an answer that says nothing is not taken for a failure",
    file: `${GIVING}/providers/stripe/charge-news.ts`,
    find: 'return { outcome: "unknown", why: error instanceof Error',
    replace: 'return { outcome: "failed", providerId: "", code: "unknown", reason: error instanceof Error',
    ...NOTICED_BY,
  },
  {
    guard: "In a campaign of faults, the same key finds the same gift",
    file: `${GIVING}/intents/start-intent.ts`,
    find: "giving.intents.start({ ...gift, clientKey }, funds)",
    replace: "giving.intents.start({ ...gift, clientKey: null }, funds)",
    ...NOTICED_BY,
  },
];
