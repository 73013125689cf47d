import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import type { Lessons } from "./lessons.ts";
import { arrangeLessons } from "./items/arrange-lessons.ts";
import { addProgram } from "./programs/add-program.ts";
import { changeProgram } from "./programs/change-program.ts";
import { listPrograms } from "./programs/list-programs.ts";
import { readProgram } from "./trees/read-program.ts";
import { removeProgram, restoreProgram } from "./programs/remove-program.ts";

export const programRoutes = (app: FastifyInstance, lessons: Lessons) => {
  const editor = lessons.guards.allowedTo(can.editContent);

  serve(app, calls.listPrograms, { allow: editor, handle: (_, caller) => listPrograms(lessons, caller) });
  serve(app, calls.addProgram, { allow: editor, handle: ({ body }, caller) => addProgram(lessons, body, caller) });
  serve(app, calls.readProgram, {
    allow: editor,
    handle: ({ params }, caller) => readProgram(lessons, params.id, caller),
  });
  serve(app, calls.changeProgram, {
    allow: editor,
    handle: ({ params, body }, caller) => changeProgram(lessons, params.id, body, caller),
  });
  serve(app, calls.removeProgram, {
    allow: editor,
    handle: ({ params }, caller) => removeProgram(lessons, params.id, caller),
  });
  serve(app, calls.restoreProgram, {
    allow: editor,
    handle: ({ params }, caller) => restoreProgram(lessons, params.id, caller),
  });
  serve(app, calls.arrangeLessons, {
    allow: editor,
    handle: ({ body }, caller) => arrangeLessons(lessons, body, caller),
  });
};
