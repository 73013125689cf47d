import { columns, type DemoElement, type DemoPage, type PageReferences, picture, title, words } from "./elements.ts";

/** Big Buck Bunny, whose license allows everyone to show it. */
const FILM = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";

const ministry = (url: string, alt: string, name: string, text: string): DemoElement[] => [
  picture(url, alt),
  words(`<h2>${name}</h2><p>${text}</p>`),
];

export const ministries = ({ formId, pictures }: PageReferences): DemoPage => ({
  url: "/ministries",
  title: "Ministries",
  description: "Children, youth, music, small groups and help for neighbors at Grace Community Church.",
  picture: pictures("choir"),
  sections: [
    { background: "dark", elements: [words(title("Ministries", "There is a place for you, and something to do."))] },
    {
      background: "plain",
      elements: [
        columns(
          [6, 6],
          ministry(
            pictures("crayons"),
            "A child’s crayon drawing of a church and three friends",
            "Children",
            "Every Sunday at 11:00, ages 3 to 11. All who help are trained and checked.",
          ),
          ministry(
            pictures("campfire"),
            "Six young people around a campfire under the stars",
            "Youth",
            "Wednesdays at 7:00, grades 6 to 12: a meal, a conversation, and time for questions. In August we camp.",
          ),
        ),
        columns(
          [6, 6],
          ministry(
            pictures("choir"),
            "A choir in green robes sings in front of organ pipes",
            "Music",
            "The choir rehearses on Thursdays at 6:30. You do not need to read notes to begin.",
          ),
          ministry(
            pictures("pantry"),
            "Shelves with jars, cans, bread and baskets of fruit",
            "Neighbors",
            "The pantry opens on Saturdays from 9:00 to 11:00, for whoever comes.",
          ),
        ),
      ],
    },
    {
      background: "dark",
      elements: [
        words(
          "<h2>Family film night</h2><p>On the first Friday of the month, at 6:30 in the hall. There is popcorn. This month:</p>",
        ),
        { elementType: "video", answers: { url: FILM, title: "Big Buck Bunny" } },
      ],
    },
    { background: "soft", elements: [{ elementType: "form", answers: { formId } }] },
  ],
});
