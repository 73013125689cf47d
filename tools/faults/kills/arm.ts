import { z } from "zod";
import { planFaults } from "../../../apps/server/src/platform/faults/fault-point.ts";
// Read ahead, so that the server stands a moment after it is told to.
import "../../../apps/server/src/app.ts";

/** Read before the server's own main.ts, in its process: at which marked point, and at which time it passes there, it dies. */
const Order = z.object({ dieAt: z.nullable(z.string()), passes: z.number() });

const message = await new Promise((resolve) => void process.once("message", resolve));
const order = Order.parse(message);
planFaults((point) => {
  if (point === order.dieAt && order.passes-- <= 0) process.kill(process.pid, "SIGKILL");
});
