/** Returns the text of one member of a JSON object exactly as it was written, because the signature is over bytes. */
export function sliceMember(json: string, name: string): string | undefined {
  let at = skipSpace(json, json.indexOf("{") + 1);
  while (json[at] === '"') {
    const keyEnd = skipString(json, at);
    const key: unknown = JSON.parse(json.slice(at, keyEnd));
    const start = skipSpace(json, json.indexOf(":", keyEnd) + 1);
    const end = skipValue(json, start);
    if (key === name) return json.slice(start, end).trimEnd();
    at = skipSpace(json, end + 1);
  }
  return undefined;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (/\s/.test(text[at] ?? "")) at += 1;
  return at;
}

function skipString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** Returns the index of the comma or brace that ends the value. */
function skipValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length;) {
    const character = text[at] ?? "";
    if (character === '"') {
      at = skipString(text, at);
      continue;
    }
    if (depth === 0 && (character === "," || character === "}")) return at;
    if (character === "{" || character === "[") depth += 1;
    if (character === "}" || character === "]") depth -= 1;
    at += 1;
  }
  return text.length;
}
