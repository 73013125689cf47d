import { type ReactNode, Suspense } from "react";
import type { ExpressGateway, ExpressGift } from "./express-gift.ts";
import { expressPlaces } from "./express-places.ts";

interface ExpressFrameProps {
  gateways: readonly ExpressGateway[];
  gift: Pick<ExpressGift, "type">;
  label: string;
  /** The text between the express ways and the form: "Or pay by card". */
  divider: string;
  /** `ExpressWays`, which pages load late; null until the page is usable. */
  children: ReactNode;
}

/**
 * The place of the express ways to pay. A quiet block has their height from the start, so that nothing moves when they
 * appear.
 */
export function ExpressFrame({ gateways, gift, label, divider, children }: ExpressFrameProps) {
  const places = expressPlaces(gateways, gift);
  if (places.length === 0) return null;
  const reserved = (
    <div className="flex flex-col gap-2">
      {places.map(({ key, height }) => (
        <div key={key} className={`rounded-field bg-sunken ${height}`} />
      ))}
    </div>
  );
  return (
    <section aria-label={label} className="has-[[data-missing]]:invisible has-[[data-gone]]:hidden">
      <Suspense fallback={reserved}>{children ?? reserved}</Suspense>
      <p className="mt-6 border-t border-line pt-3 text-center text-sm text-ink-soft">{divider}</p>
    </section>
  );
}
