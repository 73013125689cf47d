export { forgetDeclarations, moveDeclarations } from "./follow-people.ts";
export { giftAidRoutes } from "./gift-aid-routes.ts";
export type { GiftAidTables } from "./gift-aid-tables.ts";
export { type GiftAid, openGiftAid } from "./gift-aid.ts";
