import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { serve } from "../../../platform/http/serve.ts";
import type { Forms } from "../forms.ts";
import { findReadable } from "../access/find-form.ts";
import { exportResponses } from "./export-responses.ts";
import { listPersonSubmissions } from "./list-person-submissions.ts";
import { listResponses } from "./list-responses.ts";
import { checkDays } from "./filter-responses.ts";
import { summarizeResponses } from "./summarize-responses.ts";

export const responseRoutes = (app: FastifyInstance, forms: Forms) => {
  const { allowedTo, member } = forms.guards;
  const builder = allowedTo(can.administerForms, can.editForms);

  serve(app, calls.listResponses, {
    allow: builder,
    handle: ({ params, query }, caller) => listResponses(forms, params.id, query, caller),
  });
  serve(app, calls.exportResponses, {
    // The permission is checked before streaming starts, because the status cannot change once the first line is sent.
    allow: async (request, api) => {
      const caller = await builder(request, api);
      await findReadable(forms, z.parse(calls.exportResponses.params, request.params).id, caller);
      return caller;
    },
    handle: ({ params, query }, caller) => {
      checkDays(query);
      return exportResponses(forms, params.id, query, caller);
    },
  });
  serve(app, calls.summarizeResponses, {
    allow: builder,
    handle: ({ params }, caller) => summarizeResponses(forms, params.id, caller),
  });
  serve(app, calls.listPersonSubmissions, {
    allow: member,
    handle: ({ params }, caller) => listPersonSubmissions(forms, params.id, caller),
  });
};
