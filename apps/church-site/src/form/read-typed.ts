import type { Answers } from "@offertory/features/forms";

/**
 * Reads what somebody typed before hydration, so that it is not lost. Each checkbox question reads its own state when
 * mounted.
 */
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
