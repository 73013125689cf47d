import * as calls from "@offertory/contract";
import { chooseLanguage } from "@offertory/i18n";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import type { Forms } from "./forms.ts";
import { keepSubmission } from "./kept-submissions/keep-submission.ts";
import { readKeptSubmission } from "./kept-submissions/read-kept-submission.ts";
import { acceptSubmission } from "./submissions/accept-submission.ts";
import { readSubmission } from "./submissions/read-submission.ts";
import { removeSubmission } from "./submissions/remove-submission.ts";
import { submitForm, type RequestContext } from "./submissions/submit-form.ts";

export const submissionRoutes = (app: FastifyInstance, forms: Forms) => {
  const { anyone, member, memberOrNull } = forms.guards;

  serve(app, calls.submitForms, {
    allow: memberOrNull,
    handle: async ({ body, address, header }, caller) =>
      Promise.all(body.map((draft) => submitForm(forms, draft, caller, requestContext(address, header)))),
  });
  serve(app, calls.keepSubmission, {
    allow: memberOrNull,
    handle: ({ body, address, header }, caller) => keepSubmission(forms, body, caller, requestContext(address, header)),
  });
  serve(app, calls.readKeptSubmission, {
    allow: anyone,
    handle: ({ params, query }) => readKeptSubmission(forms, params.id, query.key),
  });
  serve(app, calls.readSubmission, {
    allow: member,
    handle: ({ params, query }, caller) => readSubmission(forms, params.id, query.include, caller),
  });
  serve(app, calls.removeSubmission, {
    allow: member,
    handle: ({ params }, caller) => removeSubmission(forms, params.id, caller),
  });
  serve(app, calls.acceptSubmission, {
    allow: member,
    handle: ({ params }, caller) => acceptSubmission(forms, params.id, caller),
  });
};

const requestContext = (address: string, header: (name: string) => string | undefined): RequestContext => ({
  address,
  language: chooseLanguage(
    (header("accept-language") ?? "").split(",").map((part) => part.split(";")[0]?.trim() ?? ""),
  ),
});
