import type { SeenDonor } from "../../donations/index.ts";
import type { OpenTransaction } from "../../../platform/database/connection.ts";

/** A module that charges saved methods later, such as recurring. */
export interface MethodUser {
  /** A method that is in use cannot be removed. */
  isUsing(churchId: string, methodId: string): Promise<boolean>;
  /** Gives the methods of a guest's subscriptions to the donor, once the donor's account has proved the same email. */
  takeOverMethods(donor: SeenDonor): Promise<void>;
  /** Called in the transaction that stores new details of a method, as when a card was replaced. */
  onRenewed(tx: OpenTransaction, method: RenewedMethod): Promise<void>;
}

export interface RenewedMethod {
  churchId: string;
  gatewayId: string;
  id: string;
  name: string;
  last4: string;
}
