import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

interface LazyComponent<Props> {
  load(): Promise<ComponentType<Props>>;
  /** The code is loaded as soon as this is true. */
  isWanted: boolean;
  onFailed(): void;
}

/**
 * Returns a component whose code is loaded when it is first needed; null until then. After a failure, it is loaded
 * again when `isWanted` turns true again.
 */
export function useLazyComponent<Props>({ load, isWanted, onFailed }: LazyComponent<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const fetchCode = useEffectEvent(load);
  const fail = useEffectEvent(onFailed);
  const isMissing = isWanted && Component === null;
  useEffect(() => {
    if (!isMissing) return;
    let isOn = true;
    fetchCode().then(
      (loaded) => isOn && setComponent(() => loaded),
      () => isOn && fail(),
    );
    return () => {
      isOn = false;
    };
  }, [isMissing]);
  return { component: Component };
}
