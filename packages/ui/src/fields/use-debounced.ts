import { useEffect, useState } from "react";

/**
 * Returns the value after it has not changed for a while, so that typing sends one request and not one for each
 * character.
 */
export function useDebounced<Value>(value: Value, milliseconds = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
