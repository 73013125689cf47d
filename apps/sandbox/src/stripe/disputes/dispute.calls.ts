import type { Account } from "../account.ts";
import { LIST_PARAMS, type Call } from "../call.ts";
import { emitEvent } from "../emit-event.ts";
import { listPage } from "../list-page.ts";
import { mergeMetadata } from "../params.ts";
import { noSuch } from "../stripe-error.ts";
import type { Dispute } from "../wire.ts";
import { closeDispute } from "./close-dispute.ts";

function findDispute(account: Account, id: string): Dispute {
  const dispute = account.disputes.get(id);
  if (!dispute) throw noSuch("dispute", id, "dispute");
  return dispute;
}

export const disputeCalls: Call[] = [
  {
    method: "GET",
    path: "/v1/disputes",
    takes: `${LIST_PARAMS} charge payment_intent`,
    run(account, { params, url }) {
      const charge = params.nullable("charge");
      const intent = params.nullable("payment_intent");
      const found = [...account.disputes.values()].filter(
        (one) => (!charge || one.charge === charge) && (!intent || one.payment_intent === intent),
      );
      return listPage(found, params, url);
    },
  },
  { method: "GET", path: "/v1/disputes/:id", takes: "", run: (account, { id }) => findDispute(account, id) },
  {
    method: "POST",
    path: "/v1/disputes/:id",
    takes: "evidence metadata submit",
    run(account, { id, params }) {
      const dispute = findDispute(account, id);
      const evidence = params.group("evidence");
      const text = evidence.has("uncategorized_text") ? evidence.nullable("uncategorized_text") : null;
      const submitted = params.flag("submit") ?? true;
      const changed = account.disputes.put(id, {
        ...dispute,
        metadata: mergeMetadata(dispute.metadata, params),
        evidence: { ...dispute.evidence, uncategorized_text: text ?? dispute.evidence.uncategorized_text },
        evidence_details: {
          ...dispute.evidence_details,
          has_evidence: evidence.names().length > 0,
          submission_count: dispute.evidence_details.submission_count + (submitted ? 1 : 0),
          submission_method: submitted ? "manual" : "not_submitted",
        },
        status: submitted && evidence.names().length > 0 ? "under_review" : dispute.status,
      });
      emitEvent(account, "charge.dispute.updated", changed);
      // Stripe's two test values that end a dispute.
      if (text === "winning_evidence") return closeDispute(account, changed, "won");
      if (text === "losing_evidence") return closeDispute(account, changed, "lost");
      return changed;
    },
  },
  {
    method: "POST",
    path: "/v1/disputes/:id/close",
    takes: "",
    run: (account, { id }) => closeDispute(account, findDispute(account, id), "lost"),
  },
];
