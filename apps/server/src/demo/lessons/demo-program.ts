import type { LessonSectionChange } from "@offertory/contract";
import type { Sheet } from "./draw-sheet.ts";

/** The drawings in the folder `pictures`. */
export type SceneName = "stories" | "sheep" | "coin" | "father" | "sower" | "tree" | "table" | "door" | "boats";

export type DemoSection = LessonSectionChange & {
  /** A picture that is added below the Markdown; `what` is its alternative text. */
  shows?: { scene: SceneName; what: string };
};

export interface DemoLesson {
  title: string;
  description: string;
  scene: SceneName;
  sections: readonly DemoSection[];
  sheet?: Sheet;
}

export interface DemoStudy {
  name: string;
  description: string;
  lessons: readonly DemoLesson[];
}

export interface DemoProgram {
  name: string;
  description: string;
  about: string;
  scene: SceneName;
  studies: readonly DemoStudy[];
}

export const say = (title: string, markdown: string): DemoSection => ({ kind: "say", title, markdown });
export const act = (title: string, markdown: string): DemoSection => ({ kind: "do", title, markdown });
export const read = (title: string, markdown: string): DemoSection => ({ kind: "read", title, markdown });
export const note = (title: string, markdown: string): DemoSection => ({ kind: "note", title, markdown });
