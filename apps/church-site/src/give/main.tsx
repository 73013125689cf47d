import "./give.css";
import { hydrateRoot } from "react-dom/client";
import { readBoot } from "./boot.ts";
import { CARD_ENTRIES } from "@offertory/giving-client/card-entry";
import { setPageMoney } from "@offertory/i18n";
import { cardFields } from "./card/card-part.tsx";
import { cardGatewayOf } from "./draft/card-gateway.ts";
import { readTyped } from "./draft/read-typed.ts";
import { GivePage } from "./give-page.tsx";

const root = document.getElementById("give");
if (!root) throw new Error("The place is missing.");
const boot = readBoot();
setPageMoney(boot.page.money);
const gateway = cardGatewayOf(boot.page);

function hydrate(place: Element): void {
  const show = () => void hydrateRoot(place, <GivePage boot={boot} typed={readTyped(place)} />);
  if (boot.view === "kiosk") {
    import("./kiosk/kiosk.tsx").then(
      ({ runKiosk }) => runKiosk(boot, place, show),
      // Nobody stands by who could reload a tablet.
      () => setTimeout(() => location.reload(), 10_000),
    );
  } else show();
  if (boot.view === "embed") void import("./embed/follow-page.ts").then(({ followPage }) => followPage());
}

if (gateway && CARD_ENTRIES[gateway.capabilities.cardEntry].hasFields) {
  // Not awaited here: the loaded part imports this file, which must have run by then. If it cannot be loaded, the page
  // says so in its place.
  void import("./card/card-fields.tsx")
    .then(
      ({ CardFields }) => void (cardFields.drawn = CardFields),
      () => {},
    )
    .then(() => hydrate(root));
} else hydrate(root);
