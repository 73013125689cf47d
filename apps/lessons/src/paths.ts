/** Paths contain the church, because two churches may have programs of the same name. */
export const programPath = (church: string, program: string): string =>
  `/programs/${encodeURIComponent(church)}/${encodeURIComponent(program)}`;

interface LessonRef {
  church: string;
  program: string;
  study: string;
  lesson: string;
}

export const lessonPath = ({ church, program, study, lesson }: LessonRef): string =>
  `${programPath(church, program)}/${encodeURIComponent(study)}/${encodeURIComponent(lesson)}`;

export const presentPath = (lessonRef: LessonRef): string => `${lessonPath(lessonRef)}/present`;
