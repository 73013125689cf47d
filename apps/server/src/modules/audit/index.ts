export type { AuditTables } from "./audit-tables.ts";
export { type Audit, auditStores, openAudit } from "./audit.ts";
export { unreconciledPayoutsCard } from "./home/unreconciled-payouts-card.ts";
export { CHECK_LEDGER, checkLedgerLater } from "./ledger-checks/check-ledger.job.ts";
export { booksDiffer } from "./reconciliation/books-differ.ts";
export { fetchMissingFees } from "./reconciliation/fetch-missing-fees.ts";
export { RECONCILE, reconcile, reconcileByNight } from "./reconciliation/reconcile.job.ts";
export { compareDonations, type Difference } from "./ledger-checks/compare-donations.ts";
export { auditRoutes } from "./audit-routes.ts";
