import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Lessons } from "../lessons.ts";
import { addSection } from "./add-section.ts";
import { changeSection } from "./change-section.ts";
import { removeSection, restoreSection } from "./remove-section.ts";

export const sectionRoutes = (app: FastifyInstance, lessons: Lessons) => {
  const editor = lessons.guards.allowedTo(can.editContent);

  serve(app, calls.addLessonSection, {
    allow: editor,
    handle: ({ params, body }, caller) => addSection(lessons, params.id, body, caller),
  });
  serve(app, calls.changeLessonSection, {
    allow: editor,
    handle: ({ params, body }, caller) => changeSection(lessons, params.id, body, caller),
  });
  serve(app, calls.removeLessonSection, {
    allow: editor,
    handle: ({ params }, caller) => removeSection(lessons, params.id, caller),
  });
  serve(app, calls.restoreLessonSection, {
    allow: editor,
    handle: ({ params }, caller) => restoreSection(lessons, params.id, caller),
  });
};
