import type { PaymentProvider } from "./payment-provider.ts";
import { PaymentsUnavailable } from "./provider-errors.ts";

/** The names of the optional properties of a provider. */
export type Capability = {
  [Name in keyof PaymentProvider]-?: undefined extends PaymentProvider[Name] ? Name : never;
}[keyof PaymentProvider];

/** Returns a capability of a provider. Throws the error of `refuse` where the provider lacks it. */
export function requireCapability<Name extends Capability>(
  provider: PaymentProvider,
  name: Name,
  refuse: () => Error = () => new PaymentsUnavailable(),
): NonNullable<PaymentProvider[Name]> {
  const capability = provider[name];
  if (!capability) throw refuse();
  return capability;
}
