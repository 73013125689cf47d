import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Forms } from "../forms.ts";
import { addForm } from "./add-form.ts";
import { archiveForm, restoreForm } from "./archive-form.ts";
import { changeForm } from "./change-form.ts";
import { copyForm } from "./copy-form.ts";
import { listForms, listFormsToFill, readForm } from "./list-forms.ts";
import { openForm } from "./open-form.ts";

export const formRoutes = (app: FastifyInstance, forms: Forms) => {
  const { allowedTo, member, memberOrNull } = forms.guards;
  const builder = allowedTo(can.administerForms, can.editForms);

  serve(app, calls.listForms, { allow: builder, handle: ({ query }, caller) => listForms(forms, query, caller) });
  serve(app, calls.addForm, { allow: builder, handle: ({ body }, caller) => addForm(forms, body, caller) });
  serve(app, calls.readForm, { allow: builder, handle: ({ params }, caller) => readForm(forms, params.id, caller) });
  serve(app, calls.changeForm, {
    allow: builder,
    handle: ({ params, body }, caller) => changeForm(forms, params.id, body, caller),
  });
  serve(app, calls.copyForm, {
    allow: builder,
    handle: ({ params, body }, caller) => copyForm(forms, params.id, body.name, caller),
  });
  serve(app, calls.archiveForm, {
    allow: builder,
    handle: ({ params }, caller) => archiveForm(forms, params.id, caller),
  });
  serve(app, calls.restoreForm, {
    allow: builder,
    handle: ({ params }, caller) => restoreForm(forms, params.id, caller),
  });
  serve(app, calls.openForm, {
    allow: memberOrNull,
    handle: ({ params, address }, caller) => openForm(forms, params.id, caller, address),
  });
  serve(app, calls.listFormsToFill, {
    allow: member,
    handle: ({ query }, caller) => listFormsToFill(forms, query, caller),
  });
};
