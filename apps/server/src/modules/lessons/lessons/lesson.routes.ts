import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Lessons } from "../lessons.ts";
import { addLesson } from "./add-lesson.ts";
import { changeLesson } from "./change-lesson.ts";
import { copyLesson } from "./copy-lesson.ts";
import { readLesson } from "./read-lesson.ts";
import { removeLesson, restoreLesson } from "./remove-lesson.ts";

export const lessonRoutes = (lessons: Lessons) => async (app: FastifyInstance) => {
  const editor = lessons.guards.allowedTo(can.editContent);

  serve(app, calls.addLesson, { allow: editor, handle: ({ body }, caller) => addLesson(lessons, body, caller) });
  serve(app, calls.readLesson, {
    allow: editor,
    handle: ({ params }, caller) => readLesson(lessons, params.id, caller),
  });
  serve(app, calls.changeLesson, {
    allow: editor,
    handle: ({ params, body }, caller) => changeLesson(lessons, params.id, body, caller),
  });
  serve(app, calls.copyLesson, {
    allow: editor,
    handle: ({ params, body }, caller) => copyLesson(lessons, params.id, body.title, caller),
  });
  serve(app, calls.removeLesson, {
    allow: editor,
    handle: ({ params }, caller) => removeLesson(lessons, params.id, caller),
  });
  serve(app, calls.restoreLesson, {
    allow: editor,
    handle: ({ params }, caller) => restoreLesson(lessons, params.id, caller),
  });
};
