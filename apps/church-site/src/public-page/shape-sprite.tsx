import { Church, ShieldCheck } from "@offertory/ui/icons.ts";

/** The shapes of large icons. They are in the HTML and not in the script, which has a limit on its size. */
export const ShapeSprite = () => (
  <svg width="0" height="0" className="absolute" aria-hidden>
    <symbol id="church" viewBox="0 0 24 24">
      <Church width="100%" height="100%" />
    </symbol>
    <symbol id="shield" viewBox="0 0 24 24">
      <ShieldCheck width="100%" height="100%" />
    </symbol>
  </svg>
);
