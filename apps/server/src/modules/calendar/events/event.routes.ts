import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { anyone } from "../../../platform/identity/access.ts";
import type { Calendar } from "../calendar.ts";
import { addEvent } from "./add-event.ts";
import { changeEvent } from "./change-event.ts";
import { describeEvent } from "./describe-event.ts";
import { findEvent } from "./find-event.ts";
import { listOccurrences } from "./list-occurrences.ts";
import { removeEvent, restoreEvent } from "./remove-event.ts";

export const eventRoutes = (app: FastifyInstance, calendar: Calendar) => {
  const { member, allowedTo } = calendar.guards;
  const editor = allowedTo(can.editContent);

  serve(app, calls.listEvents, {
    allow: member,
    handle: async ({ query }, { churchId, isNewcomer }) => ({
      ...(await listOccurrences(calendar, churchId, { ...query, publicOnly: isNewcomer })),
      ...(isNewcomer && { onlyPublic: true }),
    }),
  });
  serve(app, calls.listPublicEvents, {
    allow: anyone,
    handle: ({ params, query }) => listOccurrences(calendar, params.churchId, { ...query, publicOnly: true }),
  });
  serve(app, calls.readEvent, {
    allow: member,
    handle: async ({ params }, caller) => describeEvent(await findEvent(calendar, params.id, caller)),
  });
  serve(app, calls.addEvent, { allow: editor, handle: ({ body }, caller) => addEvent(calendar, body, caller) });
  serve(app, calls.changeEvent, {
    allow: editor,
    handle: ({ params, body }, caller) => changeEvent(calendar, params.id, body, caller),
  });
  serve(app, calls.removeEvent, {
    allow: editor,
    handle: ({ params, query }, caller) => removeEvent(calendar, params.id, query, caller),
  });
  serve(app, calls.restoreEvent, {
    allow: editor,
    handle: ({ params }, caller) => restoreEvent(calendar, params.id, caller),
  });
};
