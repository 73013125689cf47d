import type { DemoProgram } from "./demo-program.ts";
import { GROWING } from "./growing.ts";
import { LOST_AND_FOUND } from "./lost-and-found.ts";

/** Five lessons for children of six to ten. */
export const STORIES_JESUS_TOLD: DemoProgram = {
  name: "Stories Jesus Told",
  description: "Five parables for children of six to ten, each ready to teach in forty minutes.",
  scene: "stories",
  about: `Each lesson needs **one leader**, a Bible, paper and pencils. Nothing has to be bought.

- Print the lesson for yourself: notes for the leader are marked.
- Press *Present* to show it to the room. The notes stay hidden.
- Every lesson stands by itself. You can begin anywhere.`,
  studies: [LOST_AND_FOUND, GROWING],
};
