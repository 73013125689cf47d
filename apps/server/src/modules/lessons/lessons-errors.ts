import { refusal } from "../../platform/errors/refusal.ts";

export const ProgramNotFound = refusal("missing", "program-not-found");
export const StudyNotFound = refusal("missing", "study-not-found");
export const LessonNotFound = refusal("missing", "lesson-not-found");
export const LessonSectionNotFound = refusal("missing", "lesson-section-not-found");
export const LessonFileNotFound = refusal("missing", "lesson-file-not-found");

export const LessonNameBlank = refusal("invalid", "lesson-name-blank");
export const LessonSlugInvalid = refusal("invalid", "lesson-slug-invalid");
export const LessonSlugTaken = refusal("conflict", "lesson-slug-taken");
export const LessonPictureUnsafe = refusal("invalid", "lesson-picture-unsafe");
export const LessonVideoUnsafe = refusal("invalid", "lesson-video-unsafe");

export const TooManyPrograms = refusal("conflict", "program-too-many");
export const TooManyStudies = refusal("conflict", "study-too-many");
export const TooManyLessons = refusal("conflict", "lesson-too-many");
export const TooManyLessonSections = refusal("conflict", "lesson-section-too-many");
export const LessonTooLarge = refusal("conflict", "lesson-too-large");
export const TooManyLessonFiles = refusal("conflict", "lesson-file-too-many");

/** The ids to arrange are not all siblings. */
export const LessonOrderUnknown = refusal("invalid", "lesson-order-unknown");

export const LessonFileTypeUnknown = refusal("invalid", "lesson-file-type");
export const LessonFileTooLarge = refusal("invalid", "lesson-file-large");
/** The file's bytes do not match its extension. */
export const LessonFileMismatch = refusal("invalid", "lesson-file-mismatch");
export const LessonFilesTooMuch = refusal("conflict", "lesson-files-too-much");
/** The form's signature is wrong, its fields were changed, it has expired, or it was used before. */
export const LessonFileFormInvalid = refusal("forbidden", "lesson-file-form");
export const LessonFileEmpty = refusal("invalid", "lesson-file-empty");
export const TooManyLessonUploads = refusal("limited", "lesson-file-busy");
