import type { ElementType, NavigationLink, SectionBackground } from "@offertory/contract";

export interface DemoElement {
  elementType: ElementType;
  answers: Record<string, unknown>;
  columns?: DemoElement[][];
}

export interface DemoPage {
  url: string;
  title: string;
  description: string;
  sections: { background: SectionBackground; elements: DemoElement[] }[];
}

const words = (text: string): DemoElement => ({ elementType: "text", answers: { text } });
const title = (text: string, below: string): string =>
  `<h1 class="align-center">${text}</h1><p class="align-center"><span class="font-size-20">${below}</span></p>`;
const button = (text: string, url: string, variant = "primary"): DemoElement => ({
  elementType: "button",
  answers: { text, url, variant, size: "large" },
});
const columns = (sizes: number[], ...inside: DemoElement[][]): DemoElement => ({
  elementType: "columns",
  answers: { sizes },
  columns: inside,
});

/** What Grace Community Church says of itself. */
export const gracePages = ({ formId, fundId }: { formId: string | null; fundId: string | null }): DemoPage[] => [
  {
    url: "/",
    title: "Home",
    description:
      "Grace Community Church in Cedar Falls, Iowa. Sunday services at 9:00 and 11:00, with a warm welcome for families.",
    sections: [
      {
        background: "brand",
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
      { background: "soft", elements: [{ elementType: "events", answers: { title: "What is coming up", count: 4 } }] },
      {
        background: "plain",
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
        background: "soft",
        elements: [
          words(
            "<h2>Find us</h2><p>200 Main Street, Cedar Falls, Iowa 50613. There is parking behind the church, and a ramp at the east door.</p>",
          ),
        ],
      },
    ],
  },
  {
    url: "/about",
    title: "About us",
    description: "Who we are at Grace Community Church, what we believe, and how it began.",
    sections: [
      { background: "brand", elements: [words(title("About us", "About two hundred people, and room for you."))] },
      {
        background: "plain",
        elements: [
          words(
            "<h2>Who we are</h2><p>Grace began in 1921 with eleven families in a rented hall above the bakery. Today we are about two hundred: farmers and teachers, students and grandparents, people who have believed all their lives and people who are not sure.</p><h2>What we hold to</h2><ul><li>God’s grace is for everyone, and nobody has earned it.</li><li>We read the Bible together, and ask what it means for Monday.</li><li>Faith shows in how we treat our neighbors.</li></ul>",
          ),
        ],
      },
      {
        background: "soft",
        elements: [
          words(
            "<blockquote><p>We came for the supper on Wednesday and stayed for the people.</p></blockquote><p>Sofia Ramirez, member since 2019</p>",
          ),
          button("Come and visit", "/visit"),
        ],
      },
    ],
  },
  {
    url: "/ministries",
    title: "Ministries",
    description: "Children, youth, music, small groups and help for neighbors at Grace Community Church.",
    sections: [
      { background: "dark", elements: [words(title("Ministries", "There is a place for you, and something to do."))] },
      {
        background: "plain",
        elements: [
          columns(
            [6, 6],
            [
              words(
                "<h2>Children</h2><p>Every Sunday at 11:00, ages 3 to 11. All who help are trained and checked.</p><h2>Youth</h2><p>Wednesdays at 7:00, grades 6 to 12: a meal, a talk, and time for questions.</p>",
              ),
            ],
            [
              words(
                "<h2>Music</h2><p>The choir rehearses on Thursdays at 6:30. You do not need to read notes to begin.</p><h2>Neighbors</h2><p>The pantry opens on Saturdays from 9:00 to 11:00, for whoever comes.</p>",
              ),
            ],
          ),
        ],
      },
      { background: "soft", elements: [{ elementType: "form", answers: { formId } }] },
    ],
  },
  {
    url: "/visit",
    title: "Plan your visit",
    description: "When to come, where to park, what to wear, and what to expect at Grace Community Church.",
    sections: [
      { background: "brand", elements: [words(title("Plan your visit", "We will save you a seat, and a coffee."))] },
      {
        background: "plain",
        elements: [
          words(
            "<h2>What should I wear?</h2><p>Whatever you like. You will see suits and you will see work boots.</p><h2>What about my children?</h2><p>They are welcome in every service. At 11:00 there is children’s church; somebody at the door will show you the way.</p><h2>How long does it take?</h2><p>About an hour. Afterwards there is coffee in the hall.</p><h2>Will I be asked for money?</h2><p>No. The offering is for those who call Grace their home.</p>",
          ),
          button("Who we are", "/about", "secondary"),
        ],
      },
      { background: "soft", elements: [{ elementType: "form", answers: { formId } }] },
    ],
  },
];

export const GRACE_MENU: NavigationLink[] = [
  { label: "Home", url: "/", children: [] },
  { label: "About", url: "/about", children: [{ label: "Ministries", url: "/ministries" }] },
  { label: "Visit", url: "/visit", children: [] },
  { label: "Events", url: "/events", children: [] },
];
