import { sanitizeAttributes } from "../sanitize-attributes.ts";
import { ALLOWED_TAGS } from "../html-policy.ts";

type FoundElement = { tag: string; attributes: Record<string, string> };

/** Returns the elements and attributes that the policy forbids; empty for sanitized text. */
export function outsidePolicy(elements: readonly FoundElement[]): string[] {
  return elements.flatMap(({ tag, attributes }) => {
    if (!ALLOWED_TAGS.includes(tag)) return [`<${tag}>`];
    const kept = sanitizeAttributes(tag, attributes);
    if (kept === null) return [`<${tag}> without what it needs`];
    return Object.entries(attributes)
      .filter(([name, value]) => kept[name] !== value)
      .map(([name, value]) => `<${tag} ${name}="${value}">`);
  });
}
