import { openBreakers, type Breakers } from "./gateway-breaker.ts";

/**
 * Wraps the providers for background work: a call for a gateway that did not answer lately throws at once, so that one
 * failing provider does not occupy all workers. Requests of donors use the providers without this wrapper.
 */
export const guardProviders = <Providers extends object>(
  providers: Providers,
  breakers: Breakers = openBreakers(),
): Providers => guard(providers, breakers);

function guard<Part extends object>(part: Part, breakers: Breakers): Part {
  return new Proxy(part, {
    get(target, name, receiver) {
      const inner: unknown = Reflect.get(target, name, receiver);
      if (typeof inner === "function") return guardCall(inner, target, breakers);
      return inner instanceof Object ? guard(inner, breakers) : inner;
    },
  });
}

const guardCall =
  (call: Function, owner: object, breakers: Breakers) =>
  (...args: unknown[]): unknown => {
    const [account] = args;
    const callOwner = (): unknown => Reflect.apply(call, owner, args);
    const isAboutGateway = account instanceof Object && "gatewayId" in account && typeof account.gatewayId === "string";
    return isAboutGateway ? breakers.run(String(account.gatewayId), callOwner) : callOwner();
  };
