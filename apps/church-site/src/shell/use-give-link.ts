import { useRead } from "@offertory/api-client";
import { listFundsOfChurch, listGatewaysOfChurch } from "@offertory/contract";
import { useSiteChurch } from "./site-church.tsx";

const FRESH_MS = 5 * 60_000;

/**
 * Returns the URL of the donation page, which is not part of this app; null if the church takes no gifts or while
 * loading.
 */
export function useGiveLink(): string | null {
  const { church, home } = useSiteChurch();
  const input = { params: { churchId: church?.id ?? "" } };
  const options = { enabled: church !== null, staleTime: FRESH_MS, anonymous: true };
  const funds = useRead(listFundsOfChurch, input, options).data ?? [];
  const gateways = useRead(listGatewaysOfChurch, input, options).data ?? [];
  return funds.length > 0 && gateways.length > 0 ? `${home.replace(/\/$/, "")}/give` : null;
}
