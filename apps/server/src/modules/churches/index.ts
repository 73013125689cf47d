export { openChurches, type Churches, type ChurchesNeeds } from "./churches.ts";
export { churchRoutes } from "./churches/church.routes.ts";
export { findChurch } from "./churches/find-church.ts";
export { makeChurch } from "./churches/make-church.ts";
export { presentSettings } from "./churches/present-church.ts";
export { setLegalIdentity } from "./churches/set-legal-identity.ts";
export { settingRoutes } from "./settings/setting.routes.ts";
