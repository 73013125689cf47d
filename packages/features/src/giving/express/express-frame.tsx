import type { ReactNode } from "react";
import type { ExpressGateway } from "./express-gift.ts";

interface ExpressFrameProps {
  gateways: readonly ExpressGateway[];
  label: string;
  /** The text between the express ways and the form: "Or pay by card". */
  divider: string;
  /** `ExpressWays`, which pages load late; null until the page is usable. */
  children: ReactNode;
}

/**
 * The place of the express ways to pay. Their height is reserved from the start, so that nothing moves when they
 * appear.
 */
export function ExpressFrame({ gateways, label, divider, children }: ExpressFrameProps) {
  if (!gateways.some(({ capabilities }) => capabilities.takesWallets)) return null;
  return (
    <section aria-label={label} className="has-[[data-missing]]:invisible has-[[data-gone]]:hidden">
      <div className={`${WALLETS_HEIGHT} has-[[data-ways]]:min-h-0`}>{children}</div>
      <p className="mt-6 border-t border-line pt-3 text-center text-sm text-ink-soft">{divider}</p>
    </section>
  );
}

/** One row of buttons; narrow phones have a row for each wallet. */
export const WALLETS_HEIGHT = "min-h-12 max-[359px]:min-h-26";
