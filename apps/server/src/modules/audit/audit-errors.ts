import { refusal } from "../../platform/errors/refusal.ts";

export const ReconciliationNotFound = refusal("missing", "reconciliation-not-found");
export const LedgerCheckNotFound = refusal("missing", "ledger-check-not-found");
