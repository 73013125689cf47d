import { useEffect, useRef, useState } from "react";

/** What a chart is drawn for before it has a place on the page. */
const UNKNOWN_WIDTH = 640;

/** How wide an element is, now and after every change: text in a drawing keeps its size only when the drawing knows its own. */
export function useWidth<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(UNKNOWN_WIDTH);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width: found } = element.getBoundingClientRect();
      if (found > 0) setWidth(Math.floor(found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
