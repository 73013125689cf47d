import { useEffect, useState } from "react";

/** A value as it was when nobody had changed it for a while. */
export function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(settled, value)) return;
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [settled, value, delayMs]);
  return settled;
}
