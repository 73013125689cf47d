import type { GivingDashboard, LedgerCheck, LedgerEntry } from "@offertory/contract";

const NOTHING = { given: 0, refunded: 0, disputed: 0, net: 0, gifts: 0 };
const FIGURES = { given: 1250.5, refunded: 50, disputed: 20, net: 1180.5, gifts: 25, fees: 41.2, recurring: 500.2 };

/** The dashboard of a small church from January to November. */
export const makeDashboard = (change: Partial<GivingDashboard> = {}): GivingDashboard => ({
  span: { from: "2026-01-01", to: "2026-11-15" },
  figures: FIGURES,
  before: { from: "2025-01-01", to: "2025-11-15", figures: { ...FIGURES, given: 1000, net: 1000, gifts: 20 } },
  months: Array.from({ length: 11 }, (_, index) => ({
    ...NOTHING,
    given: 100 + index,
    net: 100 + index,
    gifts: 2,
    month: `2026-${String(index + 1).padStart(2, "0")}`,
    before: 90,
    isPartial: index === 10,
  })),
  funds: [
    { ...NOTHING, id: "general", name: "General Fund", given: 1000, net: 930, gifts: 20, before: 800 },
    { ...NOTHING, id: "missions", name: "Missions", given: 240, net: 240, gifts: 8, before: 200 },
  ],
  addedForFees: { ...NOTHING, given: 10.5, net: 10.5 },
  donors: { count: 12, fresh: 3, lapsed: 2 },
  ...change,
});

export const makeForecast = () => ({
  active: 4,
  thisMonth: { amount: 75, gifts: 2 },
  months: Array.from({ length: 12 }, (_, index) => ({
    month: index === 0 ? "2026-12" : `2027-${String(index).padStart(2, "0")}`,
    amount: 200 + index,
    gifts: 5,
  })),
});

export const makeEntry = (change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: "entry-1",
  at: "2026-11-08T15:30:00.000Z",
  reason: "gift",
  reference: "ch_1",
  donation: { id: "gift-1", donationDate: "2026-11-08", amount: 50 },
  lines: [
    { line: "7", account: "provider", fund: null, amount: 50 },
    { line: "8", account: "fund", fund: { id: "general", name: "General Fund" }, amount: -50 },
  ],
  checkpoint: { number: 3, addedAt: "2026-11-08T15:40:00.000Z" },
  ...change,
});

export const makeCheck = (change: Partial<LedgerCheck> = {}): LedgerCheck => ({
  id: "check-1",
  status: "done",
  startedAt: "2026-11-15T09:00:00.000Z",
  endedAt: "2026-11-15T09:00:02.000Z",
  lines: 120,
  checked: 120,
  checkpoints: 3,
  uncovered: 0,
  head: "the-newest-checkpoint",
  trouble: null,
  ...change,
});
