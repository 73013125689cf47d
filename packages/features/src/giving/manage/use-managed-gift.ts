import { useApi, useRead } from "@offertory/api-client";
import {
  changeManagedGift,
  endManagedGift,
  listDonateGateways,
  listFundsOfChurch,
  type ManagedChange,
  type ManagedGift,
  readManagedGift,
} from "@offertory/contract";
import { useState } from "react";

/** The link alone speaks: who is signed in here, if anybody, has nothing to do with it. */
const NOBODY = { token: null };
const ANONYMOUS = { anonymous: true };

/** The recurring gift behind a link, as it stands, and what can be done with it. */
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
    /** Answers what the bank is to be asked first, if it is: nothing was changed then. */
    async change(asked: Omit<ManagedChange, "token">): Promise<{ clientSecret: string; card: string } | null> {
      const { clientSecret, card, ...after } = await call(changeManagedGift, { body: { token, ...asked } }, NOBODY);
      if (clientSecret && card) return { clientSecret, card };
      setChanged(after);
      return null;
    },
    async end(): Promise<void> {
      setChanged(await call(endManagedGift, { body: { token } }, NOBODY));
    },
  };
}

export type Managed = ReturnType<typeof useManagedGift>;
