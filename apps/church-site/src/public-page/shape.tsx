interface ShapeProps {
  name: "church" | "shield";
  className?: string;
}

/** An icon whose shape is in the page's HTML: see `ShapeSprite`. */
export const Shape = ({ name, className = "" }: ShapeProps) => (
  <svg className={`lucide ${className}`} width="24" height="24" aria-hidden>
    <use href={`#${name}`} />
  </svg>
);
