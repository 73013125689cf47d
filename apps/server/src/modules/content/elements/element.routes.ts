import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Content } from "../content.ts";
import { removeElement, restoreElement } from "./remove-element.ts";
import { saveElements } from "./save-elements.ts";

export const elementRoutes = (app: FastifyInstance, content: Content) => {
  const editor = content.guards.allowedTo(can.editContent);

  serve(app, calls.saveElements, { allow: editor, handle: ({ body }, caller) => saveElements(content, body, caller) });
  serve(app, calls.removeElement, {
    allow: editor,
    handle: ({ params }, caller) => removeElement(content, params.id, caller),
  });
  serve(app, calls.restoreElement, {
    allow: editor,
    handle: ({ params }, caller) => restoreElement(content, params.id, caller),
  });
};
