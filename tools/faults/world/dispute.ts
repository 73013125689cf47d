import { z } from "zod";
import type { Run } from "./run.ts";

const Opened = z.union([z.object({ dispute_id: z.string() }), z.object({ id: z.string() })]);

/** Opens a dispute of a charge at the provider, as the donor's bank does, and ends it unless it stays open. */
export async function dispute(
  { church, world }: Run,
  chargeId: string,
  outcome: "open" | "win" | "lose",
): Promise<void> {
  const operate = async (path: string, body: object = {}): Promise<unknown> => {
    const headers = { "content-type": "application/json" };
    const sent = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await fetch(`${world.sandboxUrl}/api/${path}`, sent);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const isStripe = church.provider === "stripe";
  const opened = Opened.parse(
    await operate(isStripe ? `stripe/${chargeId}/dispute` : `paypal/captures/${chargeId}/dispute`),
  );
  if (outcome === "open") return;
  if ("id" in opened) await operate(`stripe/${opened.id}/${outcome}`);
  else await operate(`paypal/disputes/${opened.dispute_id}/resolve`, { outcome: outcome === "win" ? "won" : "lost" });
}
