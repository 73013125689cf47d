import type { Answers } from "@offertory/features/forms";

/** What somebody typed while the page was still asleep; nothing of it is lost. Ticks are read by their question's first draw. */
export function readTyped(page: ParentNode): Answers {
  const typed: Record<string, string> = {};
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[name], textarea[name]")) {
    const isText = !["checkbox", "radio", "hidden"].includes(field.type);
    if (isText && field.name !== "website" && field.value !== field.defaultValue) typed[field.name] = field.value;
    if (field instanceof HTMLInputElement && field.type === "radio" && field.checked && !field.defaultChecked)
      typed[field.name] = field.value;
  }
  return typed;
}
