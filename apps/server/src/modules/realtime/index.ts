export { connectionRoutes } from "./connections/connection.routes.ts";
export { hearNews, hearSilenceEnd } from "./news/hear-news.ts";
export { NEWS_CHANNEL, type About } from "./news/news.ts";
export { tellNews, tellPeople } from "./news/tell-news.ts";
export { openRealtime, type Realtime, type MessageSource } from "./realtime.ts";
export { runRealtime } from "./run-realtime.ts";
