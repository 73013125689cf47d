import { useApi, useRead } from "@offertory/api-client";
import {
  changeManagedGift,
  changeManagedSchedule,
  endManagedGift,
  listDonateGateways,
  listFundsOfChurch,
  type ManagedChange,
  type ManagedGift,
  readManagedGift,
  type ScheduleChange,
} from "@offertory/contract";
import { useState } from "react";

/** The calls use only the link's token, whoever is signed in here. */
const NOBODY = { token: null };
const ANONYMOUS = { anonymous: true };

/** The recurring gift of a link, and the operations on it. */
export function useManagedGift(token: string) {
  const call = useApi();
  const read = useRead(
    readManagedGift,
    { query: { token } },
    { ...ANONYMOUS, keepNothing: true, enabled: token !== "" },
  );
  const [changed, setChanged] = useState<ManagedGift | null>(null);
  const gift = changed ?? read.data;
  const params = { churchId: gift?.churchId ?? "" };
  const enabled = gift !== undefined;
  const funds = useRead(listFundsOfChurch, { params }, { ...ANONYMOUS, enabled });
  const gateways = useRead(listDonateGateways, { params }, { ...ANONYMOUS, enabled });

  return {
    gift,
    error: gift ? null : read.error,
    retry: () => void read.refetch(),
    funds: funds.data ?? [],
    gateway: gateways.data?.gateways.find(({ id }) => id === gift?.gatewayId),
    /**
     * Changes the gift. If the bank must confirm the card first, resolves to its client secret, and nothing was
     * changed.
     */
    async change(changes: Omit<ManagedChange, "token">): Promise<{ clientSecret: string; card: string } | null> {
      const { clientSecret, card, ...after } = await call(changeManagedGift, { body: { token, ...changes } }, NOBODY);
      if (clientSecret && card) return { clientSecret, card };
      setChanged(after);
      return null;
    },
    async schedule(change: ScheduleChange): Promise<void> {
      setChanged(await call(changeManagedSchedule, { body: { token, change } }, NOBODY));
    },
    async end(reason: string): Promise<void> {
      setChanged(await call(endManagedGift, { body: { token, reason } }, NOBODY));
    },
  };
}

export type Managed = ReturnType<typeof useManagedGift>;
