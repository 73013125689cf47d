import { act, type DemoProgram, note, read, say } from "./demo-program.ts";

/** The program of the smaller demo church: a single lesson for all ages. */
export const THROUGH_THE_STORM: DemoProgram = {
  name: "Through the Storm",
  description: "One hour for all ages, about a night on the lake.",
  scene: "boats",
  about:
    "For a service with children and grown-ups together. You need blankets, a torch, and chairs that can be moved.",
  studies: [
    {
      name: "On the lake",
      description: "",
      lessons: [
        {
          title: "Peace, be still",
          description: "The wind rises, the boat fills, and Jesus sleeps.",
          scene: "boats",
          sections: [
            act(
              "Build a boat",
              "Put the chairs into the shape of a boat. Small ones sit in the middle, tall ones at the sides. Blankets are the waves.",
            ),
            read(
              "Mark 4:37–39, in our words",
              "A storm comes up, and waves break into the boat until it is nearly full. Jesus is in the stern, asleep on a cushion.\n\nThey wake him: *“Teacher, do you not care if we drown?”*\n\nHe gets up and says to the wind: **“Peace, be still.”** And it is calm.",
            ),
            say(
              "What are you afraid of?",
              "He did not say that there would be no storm. He was **in the boat**.\n\nTell your neighbour, in a whisper, one thing that frightens you.",
            ),
            note("For those who have lost somebody", "Do not hurry to the calm. Stay with the question for a while."),
          ],
        },
      ],
    },
  ],
};
