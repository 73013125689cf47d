import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../locales/de");
const FORMS = "du|dich|dir|dein(?:e[mnrs]?)?|kannst|hast|bist|wirst|musst|möchtest|willst|darfst|sollst|brauchst";
const IMPERATIVES = [
  "ändere|bestätige|entferne|erstelle|füge|gib|klicke|lies|lösche|melde|nimm|nutze|öffne|prüfe|schau|schicke|schreibe?",
  "sende|speichere|trage|vereinfache|wähle",
  // These are also nouns.
  "bitte (?:frage|lade|suche|versuche|warte)",
].join("|");
// `\b` does not recognize umlauts as letters.
const INFORMAL = new RegExp(`(?<!\\p{L})(?:${FORMS}|${IMPERATIVES})(?!\\p{L})`, "iu");

test("German texts never use the informal du or its imperatives", () => {
  const texts = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter((text) => INFORMAL.test(text))).toEqual([]);
});
