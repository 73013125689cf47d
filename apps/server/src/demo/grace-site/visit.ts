import { button, columns, type DemoPage, type PageReferences, picture, title, words } from "./elements.ts";

export const visit = ({ formId, pictures }: PageReferences): DemoPage => ({
  url: "/visit",
  title: "Plan your visit",
  description: "When to come, where to park, what to wear, and what to expect at Grace Community Church.",
  picture: pictures("main-street"),
  sections: [
    { background: "brand", elements: [words(title("Plan your visit", "We will save you a seat, and a coffee."))] },
    {
      background: "plain",
      elements: [
        columns(
          [6, 6],
          [
            picture(
              pictures("main-street"),
              "A white church with a tall steeple and a green door, early in the morning",
              {
                caption: "200 Main Street: come in by the green door",
              },
            ),
          ],
          [
            words(
              "<h2>What should I wear?</h2><p>Whatever you like. You will see suits and you will see work boots.</p><h2>What about my children?</h2><p>They are welcome in every service. At 11:00 there is children’s church; somebody at the door will show you the way.</p>",
            ),
          ],
        ),
        words(
          "<h2>How long does it take?</h2><p>About an hour. Afterwards there is coffee in the hall.</p><h2>Will I be asked for money?</h2><p>No. The offering is for those who call Grace their home.</p>",
        ),
        button("Who we are", "/about", "secondary"),
      ],
    },
    { background: "soft", elements: [{ elementType: "form", answers: { formId } }] },
  ],
});
