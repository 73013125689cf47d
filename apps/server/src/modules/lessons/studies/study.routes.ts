import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Lessons } from "../lessons.ts";
import { addStudy } from "./add-study.ts";
import { changeStudy } from "./change-study.ts";
import { removeStudy, restoreStudy } from "./remove-study.ts";

export const studyRoutes = (app: FastifyInstance, lessons: Lessons) => {
  const editor = lessons.guards.allowedTo(can.editContent);

  serve(app, calls.addStudy, { allow: editor, handle: ({ body }, caller) => addStudy(lessons, body, caller) });
  serve(app, calls.changeStudy, {
    allow: editor,
    handle: ({ params, body }, caller) => changeStudy(lessons, params.id, body, caller),
  });
  serve(app, calls.removeStudy, {
    allow: editor,
    handle: ({ params }, caller) => removeStudy(lessons, params.id, caller),
  });
  serve(app, calls.restoreStudy, {
    allow: editor,
    handle: ({ params }, caller) => restoreStudy(lessons, params.id, caller),
  });
};
