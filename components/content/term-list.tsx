export function TermList({ terms }: { readonly terms: readonly string[] }) {
  return (
    <ul className="space-y-3 text-sm text-paper-2">
      {terms.map((term) => (
        <li key={term} className="flex gap-3">
          <span aria-hidden="true" className="mt-[0.55em] size-1.5 shrink-0 rounded-full bg-brass" />
          {term}
        </li>
      ))}
    </ul>
  );
}
