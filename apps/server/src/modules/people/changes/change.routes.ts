import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { anyone } from "../../../platform/identity/access.ts";
import type { People } from "../people.ts";
import { agreeToChange, cancelChange } from "./agree-to-change.ts";
import { confirmChange } from "./confirm-change.ts";
import { listChanges } from "./list-changes.ts";

export const changeRoutes = (app: FastifyInstance, people: People) => {
  const editor = people.guards.allowedTo(can.editPeople);
  serve(app, calls.listPersonChanges, {
    allow: editor,
    handle: ({ params }, caller) => listChanges(people, params.id, caller),
  });
  serve(app, calls.agreeToPersonChange, {
    allow: editor,
    handle: ({ params }, caller) => agreeToChange(people, params, caller),
  });
  serve(app, calls.cancelPersonChange, {
    allow: editor,
    handle: ({ params }, caller) => cancelChange(people, params, caller),
  });
  serve(app, calls.confirmPersonChange, {
    allow: anyone,
    handle: ({ body, address }) => confirmChange(people, body.token, address),
  });
};
