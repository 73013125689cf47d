import type { FastifyInstance } from "fastify";
import { findRow } from "../find-row.ts";
import { malformed } from "../refusal.ts";
import { readTimes } from "../reporting/read-times.ts";
import { resolveDispute } from "./resolve-dispute.ts";
import { showDispute, showDisputeShort } from "./show-dispute.ts";
import { takeCall, type Call } from "../take-call.ts";
import type { World } from "../world.ts";

export function disputeRoutes(web: FastifyInstance, world: World): void {
  takeCall(web, world, {
    method: "GET",
    path: "/v1/customer/disputes",
    handle: (call) => ({ status: 200, body: listDisputes(world, call) }),
  });

  takeCall(web, world, {
    method: "GET",
    path: "/v1/customer/disputes/:id",
    handle: (call) => ({ status: 200, body: showDispute(world, findRow(world.disputes, call)) }),
  });

  /** The church accepts the claim: the donor wins the dispute. */
  takeCall(web, world, {
    method: "POST",
    path: "/v1/customer/disputes/:id/accept-claim",
    handle(call) {
      const dispute = resolveDispute(world, findRow(world.disputes, call), "RESOLVED_BUYER_FAVOUR");
      return { status: 200, body: { links: showDisputeShort(world, dispute).links } };
    },
  });
}

function listDisputes(world: World, { account, query }: Call) {
  const size = Number(query.get("page_size") ?? 10);
  if (!Number.isInteger(size) || size < 1 || size > 50) {
    throw malformed("INVALID_PARAMETER_VALUE", "A page has 1 to 50 disputes.", "page_size");
  }
  const { start } = readTimes(query, "start_time", "end_time", { start: 0, end: Infinity });
  const changed = readTimes(query, "update_time_after", "update_time_before", { start: 0, end: Infinity });
  const transaction = query.get("disputed_transaction_id");
  const state = query.get("dispute_state");
  const found = [...world.disputes.values()]
    .filter((dispute) => dispute.account === account.id && (!transaction || dispute.captureId === transaction))
    .filter(({ created, updated }) => created >= start && updated >= changed.start && updated <= changed.end)
    .map((dispute) => showDisputeShort(world, dispute))
    .filter((dispute) => !state || state.split(",").includes(dispute.dispute_state))
    .toReversed();
  const token = query.get("next_page_token");
  const from = token ? found.findIndex((dispute) => dispute.dispute_id === token) + 1 : 0;
  const items = found.slice(from, from + size);
  const self = `${world.base()}/v1/customer/disputes`;
  const last = items.at(-1);
  const more = from + size < found.length && last;
  if (more) query.set("next_page_token", last.dispute_id);
  return {
    items,
    links: [
      { href: self, rel: "self", method: "GET" },
      ...(more ? [{ href: `${self}?${query.toString()}`, rel: "next", method: "GET" }] : []),
    ],
  };
}
