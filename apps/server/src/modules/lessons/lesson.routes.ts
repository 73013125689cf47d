import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import type { Lessons } from "./lessons.ts";
import { addLesson } from "./lessons/add-lesson.ts";
import { changeLesson } from "./lessons/change-lesson.ts";
import { copyLesson } from "./lessons/copy-lesson.ts";
import { readLesson } from "./trees/read-lesson.ts";
import { removeLesson, restoreLesson } from "./lessons/remove-lesson.ts";

export const lessonRoutes = (app: FastifyInstance, lessons: Lessons) => {
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
