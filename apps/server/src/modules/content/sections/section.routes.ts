import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Content } from "../content.ts";
import { removeSection, restoreSection } from "./remove-section.ts";
import { saveSections } from "./save-sections.ts";

export const sectionRoutes = (app: FastifyInstance, content: Content) => {
  const editor = content.guards.allowedTo(can.editContent);

  serve(app, calls.saveSections, { allow: editor, handle: ({ body }, caller) => saveSections(content, body, caller) });
  serve(app, calls.removeSection, {
    allow: editor,
    handle: ({ params }, caller) => removeSection(content, params.id, caller),
  });
  serve(app, calls.restoreSection, {
    allow: editor,
    handle: ({ params }, caller) => restoreSection(content, params.id, caller),
  });
};
