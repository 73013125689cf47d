import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ExpressGateway, ExpressPage, ExpressWayProps } from "./express-gift.ts";
import { expressPlaces, type ExpressPlace } from "./express-places.ts";
import { WalletsWay } from "./wallets-way.tsx";

/** PayPal's code is loaded only where there is a gateway for it. The other ways do not need it. */
const AccountsWay = lazy(async () => ({
  default: await import("./accounts-way.tsx").then(
    (loaded): ComponentType<ExpressWayProps> => loaded.AccountsWay,
    () => MissingWay,
  ),
}));

const BUTTONS: Record<ExpressPlace["name"], ComponentType<ExpressWayProps>> = {
  wallets: WalletsWay,
  accounts: AccountsWay,
};

interface ExpressWaysProps {
  gateways: readonly ExpressGateway[];
  page: ExpressPage;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The ways to pay that know their donor, so that no form is filled in. A way that this device lacks leaves its place
 * when nobody sees it move.
 */
export function ExpressWays({ gateways, page }: ExpressWaysProps) {
  const area = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(NONE);
  const [gone, setGone] = useState(NONE);
  const ways = expressPlaces(gateways, page.gift);
  const collapse = useEffectEvent(() => setGone(missing));
  useEffect(() => {
    if (missing.size === 0) return;
    const { top = 0 } = area.current?.getBoundingClientRect() ?? {};
    if (top >= innerHeight) return collapse();
    // While somebody uses the page, content may move. By itself it must not.
    const onUse = () => collapse();
    for (const name of USES) addEventListener(name, onUse);
    return () => {
      for (const name of USES) removeEventListener(name, onUse);
    };
  }, [missing]);

  const areAll = (set: ReadonlySet<string>) => ways.every(({ key }) => set.has(key)) || undefined;
  return (
    <div
      ref={area}
      className="flex flex-col gap-2"
      data-ways
      // The frame around it hides itself by these.
      data-missing={areAll(missing)}
      data-gone={areAll(gone)}
    >
      {ways.map(({ key, name, gateway, height }) => {
        const Buttons = BUTTONS[name];
        return gone.has(key) ? null : (
          <div key={key} className={height}>
            <Suspense>
              {missing.has(key) ? null : (
                <Buttons
                  gateway={gateway}
                  page={page}
                  onMissing={() => setMissing((known) => new Set([...known, key]))}
                />
              )}
            </Suspense>
          </div>
        );
      })}
    </div>
  );
}

const USES = ["click", "input"] as const;

function MissingWay({ onMissing }: ExpressWayProps) {
  const miss = useEffectEvent(onMissing);
  useEffect(() => miss(), []);
  return null;
}
