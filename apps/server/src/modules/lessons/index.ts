import type { FastifyInstance } from "fastify";
import { fileRoutes } from "./files/file.routes.ts";
import type { Lessons } from "./lessons.ts";
import { lessonRoutes } from "./lesson.routes.ts";
import { libraryRoutes } from "./library/library.routes.ts";
import { programRoutes } from "./program.routes.ts";
import { sectionRoutes } from "./sections/section.routes.ts";
import { studyRoutes } from "./studies/study.routes.ts";

export { addFile } from "./files/add-file.ts";
export { openLessons, type Lessons, type LessonsNeeds } from "./lessons.ts";
export { LESSONS_CRONTAB, lessonsTasks } from "./lessons-tasks.ts";
export { readPageMetadata } from "./library/read-page-metadata.ts";

/** Registers all endpoints of the module. */
export const lessonsRoutes = (app: FastifyInstance, lessons: Lessons) => {
  for (const routes of [libraryRoutes, programRoutes, studyRoutes, lessonRoutes, sectionRoutes, fileRoutes]) {
    routes(app, lessons);
  }
};
