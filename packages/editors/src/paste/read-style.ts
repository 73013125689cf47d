/** What a style says, by property, in small characters. */
export type Style = Partial<Record<string, string>>;

/** Read from the text of the attribute: where the page's policy forbids styles, the browser does not read it for us. */
export function readStyle(element: Element): Style {
  const declarations = (element.getAttribute("style") ?? "").split(";").map((one) => one.split(":"));
  return Object.fromEntries(
    declarations.flatMap(([name = "", value]) =>
      value === undefined ? [] : [[name.trim().toLowerCase(), value.trim().toLowerCase()]],
    ),
  );
}
