import type { SeenDonor } from "../../donations/index.ts";
import type { OpenTransaction } from "../../../platform/database/connection.ts";

/** Whoever charges saved methods later on, as recurring gifts do. */
export interface MethodUser {
  /** While it is used, a method cannot be removed. */
  isUsing(churchId: string, methodId: string): Promise<boolean>;
  /** Methods that a guest saved become the donor's who has proved the guest's address. */
  takeOverMethods(donor: SeenDonor): Promise<void>;
  /** A renewed card has other digits: to be written in the transaction that renews it. */
  onRenewed(tx: OpenTransaction, method: RenewedMethod): Promise<void>;
}

export interface RenewedMethod {
  churchId: string;
  gatewayId: string;
  id: string;
  name: string;
  last4: string;
}
