import type { Account } from "../account.ts";
import { LIST_PARAMS, type Call } from "../call.ts";
import { emitEvent } from "../emit-event.ts";
import { listPage } from "../list-page.ts";
import { mergeMetadata } from "../params.ts";
import { noSuch } from "../stripe-error.ts";
import type { Refund } from "../wire.ts";
import { makeRefund } from "./make-refund.ts";

function find(account: Account, id: string): Refund {
  const refund = account.refunds.get(id);
  if (!refund) throw noSuch("refund", id);
  return refund;
}

export const refundCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/refunds",
    takes: "payment_intent charge amount reason metadata",
    run: (account, { params }) => makeRefund(account, params),
  },
  {
    method: "GET",
    path: "/v1/refunds",
    takes: `${LIST_PARAMS} charge payment_intent`,
    run(account, { params, url }) {
      const charge = params.nullable("charge");
      const intent = params.nullable("payment_intent");
      const found = [...account.refunds.values()].filter(
        (one) => (!charge || one.charge === charge) && (!intent || one.payment_intent === intent),
      );
      return listPage(found, params, url);
    },
  },
  { method: "GET", path: "/v1/refunds/:id", takes: "", run: (account, { id }) => find(account, id) },
  {
    method: "POST",
    path: "/v1/refunds/:id",
    takes: "metadata",
    run(account, { id, params }) {
      const refund = find(account, id);
      const changed = account.refunds.put(id, { ...refund, metadata: mergeMetadata(refund.metadata ?? {}, params) });
      emitEvent(account, "refund.updated", changed);
      return changed;
    },
  },
];
