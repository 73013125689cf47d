import { connectSockets as connectSocketsCall, disconnectSocket as disconnectSocketCall } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Realtime } from "../realtime.ts";
import { connectSockets } from "./connect-sockets.ts";
import { disconnectSocket } from "./disconnect-socket.ts";

export const connectionRoutes = (app: FastifyInstance, realtime: Realtime) => {
  const { member, tokenOrNull } = realtime.guards;

  serve(app, connectSocketsCall, {
    // Many clients send no token. They only receive actions without data.
    allow: tokenOrNull,
    handle: ({ body, address }, proved) => connectSockets(realtime, body, proved, address),
  });
  serve(app, disconnectSocketCall, {
    allow: member,
    handle: ({ body }, caller) => disconnectSocket(realtime, body, caller),
  });
};
