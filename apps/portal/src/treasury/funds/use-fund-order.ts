import { useCall, useRefresh } from "@offertory/api-client";
import { listAllFunds, listFunds, listFundsOfChurch, orderFunds, type KeptFund } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useRef, useState } from "react";
import { useAttempt } from "../use-attempt.ts";
import { inOrder, moved } from "./moved-funds.ts";

/**
 * The open funds in the order just chosen. While a request runs, further moves are collected, and only the latest order
 * is sent.
 */
export function useFundOrder(open: readonly KeptFund[]) {
  const t = useT();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const order = useCall(orderFunds);
  const [pendingOrder, setPendingOrder] = useState<readonly string[] | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const latest = useRef<readonly string[]>([]);
  const isSending = useRef(false);
  const funds = pendingOrder ? inOrder(open, pendingOrder) : [...open];

  async function sendOrder() {
    if (isSending.current) return;
    isSending.current = true;
    let sent: readonly string[] = [];
    let good = true;
    while (good && sent !== latest.current) {
      sent = latest.current;
      good = await attempt(() => order.mutateAsync({ body: { ids: [...sent] } }));
      // A fund that was moved during this request needs another round, so the lists are not refreshed yet.
      if (!good || sent === latest.current) await refresh(listAllFunds, listFunds, listFundsOfChurch);
    }
    isSending.current = false;
    setPendingOrder(null);
  }

  function move(fund: KeptFund, step: -1 | 1) {
    const ids = funds.map(({ id }) => id);
    const next = moved(ids, fund.id, step);
    if (next === ids) return;
    latest.current = next;
    setPendingOrder(next);
    setAnnouncement(
      t("treasury:funds.moved", { name: fund.name, place: next.indexOf(fund.id) + 1, count: next.length }),
    );
    void sendOrder();
  }

  return { funds, move, announcement };
}
