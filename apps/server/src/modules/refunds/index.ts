export { applyDispute } from "./disputes/apply-dispute.ts";
export { handleDisputeEvent } from "./disputes/handle-dispute-event.ts";
export { disputeMoved, refundMoved } from "./refund-events.ts";
export type { RefundsTables } from "./refunds-tables.ts";
export { type Refunds, openRefunds, refundsStores } from "./refunds.ts";
export { importRefund } from "./refunds/import-refund.ts";
export { handleRefundEvent } from "./refunds/handle-refund-event.ts";
export { recoverRefunds } from "./refunds/recover-refunds.ts";
export { refundsRoutes } from "./refunds-routes.ts";
