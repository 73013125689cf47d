import type { PaymentProvider } from "./payment-provider.ts";
import { PaymentsUnavailable } from "./provider-errors.ts";

/** What a provider may have or lack. */
export type Capability = {
  [Name in keyof PaymentProvider]-?: undefined extends PaymentProvider[Name] ? Name : never;
}[keyof PaymentProvider];

/** What a provider must be able to do for the operation that asks; refused where it is not, by the error of that operation if it has one. */
export function requireCapability<Name extends Capability>(
  provider: PaymentProvider,
  name: Name,
  refuse: () => Error = () => new PaymentsUnavailable(),
): NonNullable<PaymentProvider[Name]> {
  const capability = provider[name];
  if (!capability) throw refuse();
  return capability;
}
