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
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const latest = useRef<readonly string[]>([]);
  const telling = useRef(false);
  const funds = wanted ? inOrder(open, wanted) : [...open];

  async function tell() {
    if (telling.current) return;
    telling.current = true;
    let told: readonly string[] = [];
    let good = true;
    while (good && told !== latest.current) {
      told = latest.current;
      good = await attempt(() => order.mutateAsync({ body: { ids: [...told] } }));
      // A fund that was moved during this request needs another round, so the lists are not refreshed yet.
      if (!good || told === latest.current) await refresh(listAllFunds, listFunds, listFundsOfChurch);
    }
    telling.current = false;
    setWanted(null);
  }

  function move(fund: KeptFund, step: -1 | 1) {
    const ids = funds.map(({ id }) => id);
    const next = moved(ids, fund.id, step);
    if (next === ids) return;
    latest.current = next;
    setWanted(next);
    setAnnouncement(
      t("treasury:funds.moved", { name: fund.name, place: next.indexOf(fund.id) + 1, count: next.length }),
    );
    void tell();
  }

  return { funds, move, announcement };
}
