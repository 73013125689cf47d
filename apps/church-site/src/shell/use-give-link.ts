import { useRead } from "@offertory/api-client";
import { listFundsOfChurch, listGatewaysOfChurch } from "@offertory/contract";
import { useSiteChurch } from "./site-church.tsx";

const FRESH_MS = 5 * 60_000;

/** Where a gift to this church is given; null where it takes none, or while that is not known. A page of its own, not of this app. */
export function useGiveLink(): string | null {
  const { church, home } = useSiteChurch();
  const asked = { params: { churchId: church?.id ?? "" } };
  const options = { enabled: church !== null, staleTime: FRESH_MS, anonymous: true };
  const funds = useRead(listFundsOfChurch, asked, options).data ?? [];
  const gateways = useRead(listGatewaysOfChurch, asked, options).data ?? [];
  return funds.length > 0 && gateways.length > 0 ? `${home.replace(/\/$/, "")}/give` : null;
}
