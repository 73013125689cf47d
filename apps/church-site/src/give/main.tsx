import "./give.css";
import { hydrateRoot } from "react-dom/client";
import { readBoot } from "./boot.ts";
import { CARD_ENTRIES } from "@offertory/giving-client/card-entry";
import { cardFields } from "./card/card-part.tsx";
import { cardGatewayOf } from "./draft/card-gateway.ts";
import { readTyped } from "./draft/read-typed.ts";
import { GivePage } from "./give-page.tsx";

const root = document.getElementById("give");
if (!root) throw new Error("The place is missing.");
const boot = readBoot();
const gateway = cardGatewayOf(boot.page);
if (gateway && CARD_ENTRIES[gateway.capabilities.cardEntry].hasFields)
  cardFields.drawn = (await import("./card/card-fields.tsx")).CardFields;
hydrateRoot(root, <GivePage boot={boot} typed={readTyped(root)} />);
