import { button, columns, type DemoPage, type PageReferences, picture, title, words } from "./elements.ts";

export const about = ({ pictures }: PageReferences): DemoPage => ({
  url: "/about",
  title: "About us",
  description: "Who we are at Grace Community Church, what we believe, and how it began.",
  picture: pictures("fields"),
  sections: [
    { background: "brand", elements: [words(title("About us", "About two hundred people, and room for you."))] },
    {
      background: "plain",
      elements: [
        picture(pictures("fields"), "Golden fields with a red barn under a wide sky", {
          caption: "Cedar Falls in August, a mile west of the church",
          width: "wide",
        }),
        words(
          "<h2>Who we are</h2><p>Grace began in 1921 with eleven families in a rented hall above the bakery. Today we are about two hundred: farmers and teachers, students and grandparents, people who have believed all their lives and people who are not sure.</p><h2>What we hold to</h2><ul><li>God’s grace is for everyone, and nobody has earned it.</li><li>We read the Bible together, and ask what it means for Monday.</li><li>Faith shows in how we treat our neighbors.</li></ul>",
        ),
      ],
    },
    {
      background: "soft",
      elements: [
        columns(
          [4, 8],
          [picture(pictures("east-window"), "A round church window of colored glass with a cross at its center")],
          [
            words(
              "<h2>The east window</h2><p>It was made in 1954 by people of this church, from glass that they had collected for nine years. In the morning service it lights the whole wall.</p><blockquote><p>We came for the supper on Wednesday and stayed for the people.</p></blockquote><p>Sofia Ramirez, member since 2019</p>",
            ),
          ],
        ),
        button("Come and visit", "/visit"),
      ],
    },
  ],
});
