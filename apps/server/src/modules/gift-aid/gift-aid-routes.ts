import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import { donationViewer, donorIn, seeChurchDonations, seeOwnDonations } from "../donations/index.ts";
import { makeClaim } from "./claims/make-claim.ts";
import { readClaims } from "./claims/read-claims.ts";
import { writeClaimFile } from "./claims/write-claim-file.ts";
import { cancelGiftAid } from "./declarations/cancel-gift-aid.ts";
import { declareGiftAid } from "./declarations/declare-gift-aid.ts";
import { readGiftAid } from "./declarations/read-gift-aid.ts";
import { recordGiftAid } from "./declarations/record-gift-aid.ts";
import type { GiftAid } from "./gift-aid.ts";

export const giftAidRoutes = (app: FastifyInstance, context: GiftAid) => {
  const { allowedTo, member } = context.guards;
  const viewer = donationViewer(context.guards);
  const editor = allowedTo(can.editDonations);

  serve(app, calls.readMyGiftAid, {
    allow: member,
    handle: (_, caller) => readGiftAid(context, seeOwnDonations(caller)),
  });
  serve(app, calls.declareMyGiftAid, {
    allow: member,
    handle: ({ body }, caller) => declareGiftAid(context, body, caller),
  });
  serve(app, calls.cancelMyGiftAid, {
    allow: member,
    handle: (_, caller) => cancelGiftAid(context, seeOwnDonations(caller), caller.personId),
  });
  serve(app, calls.readPersonGiftAid, {
    allow: viewer,
    handle: ({ params: { personId } }, church) => readGiftAid(context, donorIn(church, personId)),
  });
  // The answers show all of a person's declarations, so both calls need the permission to view, too.
  serve(app, calls.recordGiftAid, {
    allow: editor,
    handle: ({ params: { personId }, body }, caller) =>
      recordGiftAid(context, body, {
        seen: donorIn(seeChurchDonations(caller), personId),
        recordedBy: caller.personId,
      }),
  });
  serve(app, calls.cancelPersonGiftAid, {
    allow: editor,
    handle: ({ params: { personId } }, caller) =>
      cancelGiftAid(context, donorIn(seeChurchDonations(caller), personId), caller.personId),
  });
  serve(app, calls.readGiftAidClaims, {
    allow: viewer,
    handle: (_, church) => readClaims(context, church),
  });
  serve(app, calls.makeGiftAidClaim, {
    allow: editor,
    handle: (_, caller) => makeClaim(context, seeChurchDonations(caller)),
  });
  serve(app, calls.downloadGiftAidClaim, {
    allow: viewer,
    handle: ({ params: { id } }, church) => writeClaimFile(context, id, church),
  });
};
