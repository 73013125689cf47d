import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { anyone } from "../../../platform/identity/access.ts";
import type { Lessons } from "../lessons.ts";
import { browseLessons } from "./browse-lessons.ts";
import { readShownLesson } from "./read-shown-lesson.ts";
import { readShownProgram } from "./read-shown-program.ts";

export const libraryRoutes = (app: FastifyInstance, lessons: Lessons) => {
  const { memberOrNull } = lessons.guards;

  serve(app, calls.browseLessons, { allow: anyone, handle: ({ query }) => browseLessons(lessons, query) });
  serve(app, calls.listLessonChurches, { allow: anyone, handle: () => lessons.library.churches() });
  serve(app, calls.readShownProgram, {
    allow: memberOrNull,
    handle: ({ params }, caller) => readShownProgram(lessons, params, caller),
  });
  serve(app, calls.readShownLesson, {
    allow: memberOrNull,
    handle: ({ params }, caller) => readShownLesson(lessons, params, caller),
  });
};
