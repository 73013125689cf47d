/** Says that a gateway moves no money. It is no Badge, because that would bring its six colors to the donation page. */
export const SandboxMark = ({ children }: { children: string }) => (
  <span className="rounded-full border border-warning/30 bg-warning-soft px-2 text-xs font-medium whitespace-nowrap text-warning">
    {children}
  </span>
);
