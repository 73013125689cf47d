import { act, type DemoStudy, note, read, say } from "./demo-program.ts";

export const GROWING: DemoStudy = {
  name: "Growing",
  description: "Small things that become large in God’s hands.",
  lessons: [
    {
      title: "The sower",
      description: "The same seed falls on four kinds of ground.",
      scene: "sower",
      sections: [
        act(
          "Four kinds of ground",
          "On the table are four bowls: a stone, gravel, thistles, and good earth. Touch each of them. Where would you want to grow, if you were a seed?",
        ),
        read(
          "Mark 4:3–8, in our words",
          "A farmer goes out to sow. He throws the seed with open hands, and it falls everywhere.\n\nSome falls **on the path**, and birds eat it. Some falls **among stones**: it comes up fast, and dries up as fast. Some falls **among thistles**, which choke it.\n\nAnd some falls **on good earth**. It grows, and bears thirty, sixty, a hundred times as much.",
        ),
        say(
          "What does it mean?",
          "## The seed\n\nThe seed is what God says to us. God does not save it up for the best places. God throws it to everybody, with open hands, again and again.\n\n## The ground\n\nSometimes I am like the path: I hear something and forget it at once. Sometimes I am like the stones: I begin with joy, and stop when it is hard. Sometimes I am like the thistles: there is so much else to do.\n\n## And me?\n\nGround can change. Stones can be carried away, and thistles pulled out. What could you carry away this week, so that something good can grow?",
        ),
        act("Sow", "Put three beans into a cup of earth. Take it home, and give it a little water every other day."),
        note("What you need", "Beans, cups, earth, a jug of water, and newspaper for the table."),
      ],
    },
    {
      title: "The mustard seed",
      description: "The smallest of seeds becomes a home for birds.",
      scene: "tree",
      sections: [
        say(
          "How small is small?",
          "Hold out your hand. On it lies a mustard seed. Can you feel it at all?\n\nWhat is the smallest thing that ever helped you?",
        ),
        read(
          "Mark 4:30–32, in our words",
          "What is God’s kingdom like? Like a mustard seed. It is the smallest of all seeds when it is put into the earth.\n\nBut then it grows, and becomes larger than all other plants in the garden. Its branches are so large that birds can nest in their shade.",
        ),
        act(
          "A tree of small things",
          "Draw a tree on a large sheet together. On each leaf, write one small good thing that somebody did this week.\n\nKeep it on the wall, and add leaves every Sunday.",
        ),
        say(
          "What does it mean?",
          "A kind word is small. A prayer is small. So are you.\n\nGod begins **small**, and does not stop there.",
        ),
        say("Pray together", "God of small things,  \ntake what I can do today,  \nand let it grow.  \nAmen."),
      ],
    },
  ],
};
