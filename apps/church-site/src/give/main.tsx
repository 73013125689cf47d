import "./give.css";
import { hydrateRoot } from "react-dom/client";
import { readBoot } from "./boot.ts";
import { CARD_ENTRIES } from "@offertory/giving-client/card-entry";
import { cardFields } from "./card/card-part.tsx";
import { readTyped } from "./draft/read-typed.ts";
import { GivePage } from "./give-page.tsx";

const root = document.getElementById("give");
if (!root) throw new Error("The place is missing.");
const boot = readBoot();
const [first] = boot.page.gateways;
if (first && CARD_ENTRIES[first.capabilities.cardEntry].hasFields)
  cardFields.drawn = (await import("./card/card-fields.tsx")).CardFields;
hydrateRoot(root, <GivePage boot={boot} typed={readTyped(root)} />);
