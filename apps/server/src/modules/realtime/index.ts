export { connectionRoutes } from "./connections/connection.routes.ts";
export { onBroadcast, onListenerReconnected } from "./broadcasts/on-broadcast.ts";
export { BROADCAST_CHANNEL, type About } from "./broadcasts/broadcast-message.ts";
export { broadcast, broadcastToPeople } from "./broadcasts/broadcast.ts";
export { openRealtime, type Realtime, type MessageSource } from "./realtime.ts";
export { runRealtime } from "./run-realtime.ts";
