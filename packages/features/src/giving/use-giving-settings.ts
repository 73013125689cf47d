import { useRead } from "@offertory/api-client";
import { listDonateGateways, listFunds } from "@offertory/contract";

/** Loads the funds and gateways of a church. */
export function useGivingSettings(churchId: string) {
  const funds = useRead(listFunds, {}, { enabled: churchId !== "" });
  const gateways = useRead(listDonateGateways, { params: { churchId } }, { enabled: churchId !== "" });
  const settings =
    funds.data && gateways.data
      ? { funds: funds.data, gateways: gateways.data.gateways.filter(({ enabled }) => enabled) }
      : null;
  return {
    settings,
    error: settings ? null : (funds.error ?? gateways.error),
    retry: () => void Promise.all([funds.refetch(), gateways.refetch()]),
  };
}
