import { Link, type To } from "react-router";

/** A link within a sentence. */
export function TextLink({ to, children }: { to: To; children: string }) {
  return (
    <Link to={to} className="font-medium text-brand underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}
