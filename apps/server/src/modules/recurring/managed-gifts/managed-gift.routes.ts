import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Recurring } from "../recurring.ts";
import { ownSubscription } from "../subscriptions/own-subscription.ts";
import { changeManagedGift } from "./change-managed-gift.ts";
import { describeManagedGift } from "./describe-managed-gift.ts";
import { endManagedGift } from "./end-managed-gift.ts";
import { openLink } from "./open-link.ts";

export const manageRoutes = (giving: Recurring) => async (app: FastifyInstance) => {
  const { anyone, member } = giving.guards;

  serve(app, calls.readManagedGift, {
    allow: anyone,
    handle: async ({ query, address }) => {
      const { gift, donor } = await openLink(giving, query.token, address);
      return describeManagedGift(giving, gift, donor.church);
    },
  });
  serve(app, calls.changeManagedGift, {
    allow: anyone,
    handle: ({ body, address }) => changeManagedGift(giving, body, address),
  });
  serve(app, calls.endManagedGift, {
    allow: anyone,
    handle: ({ body, address }) => endManagedGift(giving, body.token, address),
  });
  serve(app, calls.revokeManageLinks, {
    allow: member,
    handle: async ({ params }, caller) => {
      const { churchId, id } = await ownSubscription(giving, params.id, caller);
      await giving.manageLinks.revokeLinks(churchId, id);
      return { revoked: true };
    },
  });
};
