import { act, type DemoProgram, note, read, say } from "./demo-program.ts";

/** Three evenings for adults who are new to the church. */
export const AROUND_THE_TABLE: DemoProgram = {
  name: "Around the Table",
  description: "Three evenings for people who are new with us: supper, one question, and time to talk.",
  scene: "table",
  about: `For **six to ten people** around one table. Supper first; the questions go better with bread.

1. *Who is here?* · the first evening
2. *What do we believe?* · a week later
3. *Where do I belong?* · and one more

Nobody has to know anything, and nobody has to pray aloud.`,
  studies: [
    {
      name: "Three evenings",
      description: "Each evening takes ninety minutes, with the meal.",
      lessons: [
        {
          title: "Who is here?",
          description: "We learn each other’s names, and what each of us hopes for.",
          scene: "door",
          sections: [
            note(
              "Before they come",
              "Put a card with a name at every place, and sit **among** the guests. One chair stays free for who comes without saying so.",
            ),
            say(
              "Welcome",
              "We are glad that you are here. Tonight there is nothing to learn by heart.\n\nTell us your name, and **one door that was opened for you** when you were new somewhere.",
            ),
            read(
              "Romans 15:7",
              "> Accept one another, then, just as Christ accepted you, in order to bring praise to God.\n\nRead it twice, slowly, by two voices. Which word stays with you?",
            ),
            act(
              "Two and two",
              "Talk with the person next to you for five minutes each. Then tell the table about **them**, not about yourself.\n\n| Ask                         | Do not ask            |\n| --------------------------- | --------------------- |\n| What do you like about home? | What do you earn?     |\n| Who taught you to believe?   | Why do you not …?     |\n| What made you laugh lately?  | How often do you come? |",
            ),
          ],
        },
        {
          title: "What do we believe?",
          description: "The creed in four sentences, and room for every question.",
          scene: "stories",
          sections: [
            say("Four sentences", "God made us. Christ came for us. The Spirit is with us. **We are not alone.**"),
            act(
              "Questions in a bowl",
              "Everyone writes one question on paper, without a name, and puts it into the bowl.\n\nDraw one after the other. Nobody has to answer alone, and *“I do not know”* is an answer.",
            ),
            note(
              "If it gets heated",
              "Thank them for caring. Write the question on the large sheet, and come back to it next week.",
            ),
          ],
        },
        {
          title: "Where do I belong?",
          description: "What each of us brings, and where it is needed.",
          scene: "tree",
          sections: [
            read("1 Corinthians 12:14", "> Even so the body is not made up of one part but of many."),
            {
              kind: "do",
              title: "What do you bring?",
              markdown:
                "Write on a card what you like to do. Lay all cards on the table: together they are **this church**.",
              shows: { scene: "table", what: "Three cups and bread on a table by the window" },
            },
            say(
              "And now?",
              "Choose one thing to try in the next month. We will ask you how it went.\n\n[See what is happening](https://example.com/calendar){.btn .btn-primary .btn-large}",
            ),
          ],
        },
      ],
    },
  ],
};
