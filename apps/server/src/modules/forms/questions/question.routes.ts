import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Forms } from "../forms.ts";
import { listPublicQuestions, listQuestions } from "./list-questions.ts";
import { orderQuestions } from "./order-questions.ts";
import { removeQuestion, restoreQuestion } from "./remove-question.ts";
import { saveQuestions } from "./save-questions.ts";

export const questionRoutes = (app: FastifyInstance, forms: Forms) => {
  const { allowedTo, member, memberOrNull } = forms.guards;
  const builder = allowedTo(can.administerForms, can.editForms);

  serve(app, calls.listPublicQuestions, {
    allow: memberOrNull,
    handle: ({ query, address }, caller) => listPublicQuestions(forms, query.formId, caller, address),
  });
  serve(app, calls.listQuestions, {
    allow: member,
    handle: ({ query }, caller) => listQuestions(forms, query.formId, caller),
  });
  serve(app, calls.saveQuestions, { allow: builder, handle: ({ body }, caller) => saveQuestions(forms, body, caller) });
  serve(app, calls.orderQuestions, {
    allow: builder,
    handle: ({ params, body }, caller) => orderQuestions(forms, params.id, body.questionIds, caller),
  });
  serve(app, calls.removeQuestion, {
    allow: builder,
    handle: ({ params }, caller) => removeQuestion(forms, params.id, caller),
  });
  serve(app, calls.restoreQuestion, {
    allow: builder,
    handle: ({ params }, caller) => restoreQuestion(forms, params.id, caller),
  });
};
