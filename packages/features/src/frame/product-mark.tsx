/** The product's logo: an offering bowl and a coin. */
export function ProductMark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-brand" />
      <g className="fill-on-brand">
        <path d="M6.5 17h19a1 1 0 0 1 1 1.1 10.6 10.6 0 0 1-21 0 1 1 0 0 1 1-1.1Z" />
        <circle cx="16" cy="10" r="4" />
      </g>
    </svg>
  );
}
