import { Link, type To } from "@offertory/router";

/** A link within a sentence. */
export function TextLink({ to, state, children }: { to: To; state?: unknown; children: string }) {
  return (
    <Link to={to} state={state} className="link-target font-medium text-brand underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}
