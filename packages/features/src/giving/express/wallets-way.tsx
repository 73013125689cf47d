import {
  openWallets,
  type WalletApproval,
  type WalletGift,
  type Wallets,
  type WalletsTarget,
} from "@offertory/giving-client/wallets";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ExpressWayProps } from "./express-gift.ts";
import { useExpressTotal } from "./use-express-total.ts";

/** The wallet's sheet waits for one second until it is told what to show. */
const PATIENCE_MS = 800;

/** The wallets of the device: Apple Pay, Google Pay and Link. */
export function WalletsWay({ gateway, page, onMissing }: ExpressWayProps) {
  const element = useRef<HTMLDivElement>(null);
  const wallets = useRef<Wallets | null>(null);
  const { total, fee, settledTotal } = useExpressTotal(page, gateway);
  const pressed = useRef({ total, fee });
  const { type, lines } = page.gift;

  const giftOf = (sum: { total: number; fee: number }): WalletGift => ({
    type,
    total: sum.total,
    lines: sum.fee > 0 ? [...lines, { name: page.feeLine, amount: sum.fee }] : lines,
  });
  async function press(): Promise<WalletGift | null> {
    if (!page.mayPay() || (await page.prepare?.()) === false) return null;
    const sum = await settledTotal(PATIENCE_MS);
    if (!sum) return null;
    pressed.current = sum;
    return giftOf(sum);
  }
  async function approve({ donor, makePaymentSource, makeCard, fail }: WalletApproval): Promise<void> {
    let isUsed = false;
    const markUsed = () => {
      isUsed = true;
    };
    await page.pay({
      ...pressed.current,
      gateway,
      donor,
      makePaymentSource: (request) => (markUsed(), makePaymentSource(request)),
      makeCard: () => (markUsed(), makeCard()),
      fail,
    });
    // The page did not need this payment, for example because another gift is not finished. The sheet must not stay.
    if (!isUsed) fail("");
  }

  const pressNow = useEffectEvent(press);
  const approveNow = useEffectEvent(approve);
  const miss = useEffectEvent(onMissing);
  const open = useEffectEvent(async (callbacks: Pick<WalletsTarget, "onPress" | "onApprove">) => {
    const { call, churchName, needsEmail } = page;
    const gift = giftOf({ total, fee });
    const { current: drawn } = element;
    return drawn && openWallets({ call, gateway, churchName, needsEmail, element: drawn, gift, ...callbacks });
  });
  const update = useEffectEvent(() => wallets.current?.update(giftOf({ total, fee })));

  useEffect(() => {
    let isOver = false;
    void open({ onPress: () => pressNow(), onApprove: (approval) => void approveNow(approval) }).then((opened) => {
      if (isOver) return opened?.destroy();
      wallets.current = opened;
      if (opened) update();
      else miss();
    });
    return () => {
      isOver = true;
      wallets.current?.destroy();
      wallets.current = null;
    };
  }, []);
  useEffect(() => update());

  return <div ref={element} data-wallets />;
}
