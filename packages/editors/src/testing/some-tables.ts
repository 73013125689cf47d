import { nestedHtml } from "@offertory/contract/rich-text/testing/html-soup";
import fc from "fast-check";

const cell = fc
  .tuple(
    fc.constantFrom("td", "td", "th"),
    fc.constantFrom("", "", ' class="align-right"', ' colspan="2"', ' rowspan="2"'),
    nestedHtml,
  )
  .map(([tag, attributes, inner]) => `<${tag}${attributes}>${inner}</${tag}>`);
const row = fc.array(cell, { minLength: 1, maxLength: 3 }).map((cells) => `<tr>${cells.join("")}</tr>`);
const section = fc.array(row, { minLength: 1, maxLength: 3 }).map((rows) => rows.join(""));

/** Generates tables with or without a head, with even or uneven rows, after other text. */
export const someTables = fc
  .tuple(fc.option(section, { nil: "" }), section, nestedHtml)
  .map(
    ([head, body, text]) => `<p>${text}</p><table>${head && `<thead>${head}</thead>`}<tbody>${body}</tbody></table>`,
  );
