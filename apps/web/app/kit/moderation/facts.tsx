type FactsProps = { facts: readonly (readonly [label: string, value: string | null | undefined])[] }

/** Facts about an item of the queue; unknown ones are stated, since they may be the problem. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt className="text-sm text-ink-soft">{label}</dt>
        <dd className="font-semibold">{value || 'Inconnu'}</dd>
      </div>
    ))}
  </dl>
)
