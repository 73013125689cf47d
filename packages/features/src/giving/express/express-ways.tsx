import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { WALLETS_HEIGHT } from "./express-frame.tsx";
import type { ExpressGateway, ExpressPage, ExpressWayProps } from "./express-gift.ts";
import { WalletsWay } from "./wallets-way.tsx";

interface Way {
  isOffered(gateway: ExpressGateway): boolean;
  height: string;
  Buttons: ComponentType<ExpressWayProps>;
}

/** The express ways to pay, in the order of the page. */
const WAYS: readonly Way[] = [
  { isOffered: ({ capabilities }) => capabilities.takesWallets, height: WALLETS_HEIGHT, Buttons: WalletsWay },
];

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
  const ways = WAYS.flatMap((way, index) =>
    gateways.filter(way.isOffered).map((gateway) => ({ ...way, gateway, key: `${gateway.id} ${index}` })),
  );
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
      {ways.map(({ key, gateway, height, Buttons }) =>
        gone.has(key) ? null : (
          <div key={key} className={height}>
            {missing.has(key) ? null : (
              <Buttons
                gateway={gateway}
                page={page}
                onMissing={() => setMissing((known) => new Set([...known, key]))}
              />
            )}
          </div>
        ),
      )}
    </div>
  );
}

const USES = ["click", "input"] as const;
