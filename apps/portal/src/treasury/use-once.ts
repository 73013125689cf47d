import { useApi } from "@offertory/api-client";
import { uniqueId, type CallAnswer, type CallInput, type Endpoint } from "@offertory/contract";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";

/**
 * Like `useCall`, for what must not be done twice: the same input sent again after a failure carries the same key, by which the
 * server knows that it is meant once. Another input, or the next one after a success, is another deed.
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
