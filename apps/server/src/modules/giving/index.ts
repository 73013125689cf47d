export { readDonationPage, readOffer } from "./donation-page/read-donation-page.ts";
export { givingListeners } from "./giving-listeners.ts";
export { givingRoutes } from "./giving-routes.ts";
export { GIVING_CRONTAB, givingTasks } from "./giving-tasks.ts";
export type { Giving } from "./giving.ts";
export { openGiving } from "./open-giving.ts";
export { givingContributor } from "./person-data/giving-contributor.ts";
export { onPeopleMerged } from "./person-data/on-people-merged.ts";
export { isMoneyMoving } from "./is-money-moving.ts";
