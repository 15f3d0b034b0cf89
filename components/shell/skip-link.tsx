export function SkipLink({ label, target = 'main' }: { readonly label: string; readonly target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-80 -translate-y-20 rounded-full bg-brass px-5 py-2.5 text-sm font-semibold text-on-brass focus:translate-y-0"
    >
      {label}
    </a>
  );
}
