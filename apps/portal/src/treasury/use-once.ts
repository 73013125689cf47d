import { useApi } from "@offertory/api-client";
import { uniqueId, type CallAnswer, type CallInput, type Endpoint } from "@offertory/contract";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";

/**
 * Like `useCall`, for requests that must not run twice: the same input sent again after a failure has the same
 * idempotency key. A different input, or any input after a success, gets a new key.
 */
export function useOnce<E extends Endpoint>(endpoint: E) {
  const call = useApi();
  const kept = useRef<{ input: string; key: string } | null>(null);
  return useMutation<CallAnswer<E>, Error, CallInput<E>>({
    mutationFn: (input) => {
      const text = JSON.stringify(input);
      if (kept.current?.input !== text) kept.current = { input: text, key: uniqueId() };
      return call(endpoint, input, { headers: { "Idempotency-Key": kept.current.key } });
    },
    onSuccess: () => {
      kept.current = null;
    },
  });
}
