import type { CallAnswer, CallInput, Endpoint } from "@offertory/contract";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useApi } from "./api-provider.tsx";

/** Changes something on the server: `const save = useCall(changePerson)`, then `save.mutate({ params, body })`. */
export function useCall<E extends Endpoint>(endpoint: E): UseMutationResult<CallAnswer<E>, Error, CallInput<E>> {
  const call = useApi();
  return useMutation<CallAnswer<E>, Error, CallInput<E>>({ mutationFn: (input) => call(endpoint, input) });
}
