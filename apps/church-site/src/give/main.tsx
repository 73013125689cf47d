import "./give.css";
import { hydrateRoot } from "react-dom/client";
import { readBoot } from "./boot.ts";
import { paypalPart } from "./card/card-part.tsx";
import { readTyped } from "./draft/read-typed.ts";
import { GivePage } from "./give-page.tsx";

const place = document.getElementById("give");
if (!place) throw new Error("The place is missing.");
const boot = readBoot();
if (boot.page.gateways[0]?.capabilities.cardEntry === "paypal-card-fields")
  paypalPart.drawn = (await import("./card/paypal-part.tsx")).PayPalPart;
hydrateRoot(place, <GivePage boot={boot} typed={readTyped(place)} />);
