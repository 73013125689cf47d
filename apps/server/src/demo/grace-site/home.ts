import { columns, type DemoPage, type PageReferences, picture, title, words } from "./elements.ts";

export const home = ({ fundId, pictures }: PageReferences): DemoPage => ({
  url: "/",
  title: "Home",
  description:
    "Grace Community Church in Cedar Falls, Iowa. Sunday services at 9:00 and 11:00, with a warm welcome for families.",
  picture: pictures("main-street"),
  sections: [
    {
      background: "picture",
      picture: pictures("main-street"),
      elements: [
        words(
          `${title("Welcome to Grace Community Church", "A church on Main Street for everyone in Cedar Falls. Come as you are.")}<p class="align-center"><a href="/visit" class="btn btn-light btn-large">Plan your visit</a> <a href="/about" class="btn btn-transparent-light btn-large">Who we are</a></p>`,
        ),
      ],
    },
    {
      background: "plain",
      elements: [
        columns(
          [4, 4, 4],
          [
            words(
              "<h2>Sundays</h2><p><strong>9:00</strong> Traditional, with choir and organ<br><strong>11:00</strong> Family service, with children’s church</p>",
            ),
          ],
          [
            words(
              "<h2>Wednesdays</h2><p><strong>6:00</strong> Supper for all, no sign-up needed<br><strong>7:00</strong> Bible study and youth</p>",
            ),
          ],
          [
            words(
              "<h2>Any day</h2><p>The church is open for prayer from 8:00 to 6:00. The office is there Monday to Thursday, 9:00 to 3:00.</p>",
            ),
          ],
        ),
      ],
    },
    {
      background: "soft",
      elements: [
        columns(
          [6, 6],
          [picture(pictures("supper"), "A long table with bowls of soup, bread and salad, seen from above")],
          [
            words(
              '<h2>There is a place laid for you</h2><p>On Wednesdays we eat together: soup, bread, and whoever comes. Nobody pays, nobody signs up, and nobody eats alone.</p><p><a href="/ministries" class="btn btn-secondary btn-medium">What else we do</a></p>',
            ),
          ],
        ),
      ],
    },
    { background: "plain", elements: [{ elementType: "events", answers: { title: "What is coming up", count: 4 } }] },
    {
      background: "soft",
      elements: [
        {
          elementType: "giving",
          answers: {
            title: "Give",
            text: "Because people give, there is supper on Wednesdays, a warm hall in winter, and help for neighbors in need.",
            fundId,
            amounts: [25, 50, 100, 250],
          },
        },
      ],
    },
    {
      background: "plain",
      elements: [
        words(
          "<h2>Find us</h2><p>200 Main Street, Cedar Falls, Iowa 50613. There is parking behind the church, and a ramp at the east door.</p>",
        ),
      ],
    },
  ],
});
