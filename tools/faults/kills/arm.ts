import { z } from "zod";
import { planFaults } from "../../../apps/server/src/platform/faults/fault-point.ts";
// Imported in advance, so that the server starts fast when it gets its order.
import "../../../apps/server/src/app.ts";

/**
 * Loaded before the server's main.ts in its process: receives at which fault point, and at which pass of it, the
 * process kills itself.
 */
const Order = z.object({ dieAt: z.nullable(z.string()), passes: z.number() });

const message = await new Promise((resolve) => void process.once("message", resolve));
const order = Order.parse(message);
planFaults((point) => {
  if (point === order.dieAt && order.passes-- <= 0) process.kill(process.pid, "SIGKILL");
});
