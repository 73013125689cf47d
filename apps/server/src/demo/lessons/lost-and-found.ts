import { act, type DemoStudy, note, read, say } from "./demo-program.ts";

export const LOST_AND_FOUND: DemoStudy = {
  name: "Lost and found",
  description: "God looks for those who are lost, and is glad when they are found.",
  lessons: [
    {
      title: "The lost sheep",
      description: "One of a hundred is missing, and the shepherd goes to look for it.",
      scene: "sheep",
      sheet: {
        name: "The lost sheep.pdf",
        title: "Where is the sheep?",
        lines: [
          "Draw the hills, and hide one small sheep somewhere in them.",
          "Give your picture to a friend. Can they find it?",
          "Write below it: God looks for me.",
        ],
      },
      sections: [
        note(
          "Before you begin",
          "Cut a sheep out of paper and **hide it in the room** before the children come. Put it where a child can reach it.\n\nRead Luke 15:1–7 once for yourself. Jesus tells this story to people who grumble that he eats with the wrong crowd.",
        ),
        say(
          "Have you lost something?",
          "Have you ever lost something that you love? A toy, a key, a pet?\n\nWhere did you look? What did it feel like to find it?",
        ),
        act(
          "Find the sheep",
          "There is a sheep in this room.\n\n1. Look for it together, without talking.\n2. Whoever sees it calls: **“Found!”**\n3. Then all of us cheer.",
        ),
        read(
          "Luke 15:4–7, in our words",
          "A shepherd has a hundred sheep. One evening he counts them: ninety-seven, ninety-eight, ninety-nine. One is missing!\n\nHe leaves the others in a safe place and goes back into the hills. He looks behind every rock. He calls. At last he hears it.\n\nHe does not scold it. He lays it on his shoulders and carries it all the way home. Then he calls his friends: *“Be glad with me. I have found my sheep!”*",
        ),
        say(
          "What does it mean?",
          "Jesus says: God is like this shepherd.\n\n- He knows when **one** is missing.\n- He does not wait. He **goes**.\n- When he finds you, he is **glad**.",
        ),
        note(
          "If a child asks",
          "*“What about the ninety-nine?”* They are safe together. A shepherd who leaves nobody behind is good news for them, too: it could be their turn tomorrow.",
        ),
        say("Pray together", "Good shepherd,  \nyou know my name.  \nThank you that you look for me.  \nAmen."),
      ],
    },
    {
      title: "The lost coin",
      description: "A woman sweeps the whole house for one coin.",
      scene: "coin",
      sections: [
        act(
          "Count ten",
          "Put ten coins on the table. Close your eyes while somebody takes one away.\n\nHow quickly do you notice which one is gone?",
        ),
        read(
          "Luke 15:8–10, in our words",
          "A woman has ten silver coins, and each is worth a day’s work. One rolls away.\n\nShe lights a lamp. She takes a broom. She sweeps under the bed, behind the jars, along every wall, until something shines.\n\n*“Come and be glad with me!”* she calls to her neighbours. *“I have found it!”*",
        ),
        say(
          "What does it mean?",
          "A coin cannot find its own way back. It cannot even call.\n\nGod looks for us **before** we look for God.",
        ),
        note(
          "For a larger group",
          "Let two children sweep the room with brooms while you read. The sound of it makes the story real.",
        ),
        act(
          "Shine",
          "Write your name on a paper coin. We hang all coins in the window, where the light comes through.",
        ),
      ],
    },
    {
      title: "The father who waited",
      description: "A son goes away with everything, and comes home with nothing.",
      scene: "father",
      sections: [
        say(
          "Who is waiting for you?",
          "When you come home from school, is somebody there? What do they do when they see you?",
        ),
        {
          kind: "play",
          title: "A film to talk about: Big Buck Bunny",
          markdown:
            "Three little rascals tease a gentle rabbit, and the rabbit **pays them back**.\n\nWould you have done the same?",
          video: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
        },
        note(
          "About the film",
          "It takes ten minutes and has no words; the Blender Foundation gives it away. Look at it beforehand. You can do without it: then ask the children when they last wanted to pay somebody back.\n\nThe son in our story expects to be paid back, too.",
        ),
        read(
          "Luke 15:20, in our words",
          "While the son was still far away, his father saw him, and his heart was full of love.\n\nHe **ran** to him, threw his arms around him, and kissed him.",
        ),
        act(
          "Far away and home",
          "One child stands at the end of the room, one is the father. The son walks slowly. At which moment does the father begin to run?\n\nChange places, so that all who want to have run.",
        ),
        say(
          "What does it mean?",
          "The rabbit pays back. The father does not: he runs.\n\nYou can always come home to God. You do not have to be good first.",
        ),
      ],
    },
  ],
};
