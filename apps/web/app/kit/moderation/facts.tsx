type FactsProps = { facts: readonly (readonly [label: string, value: string | null | undefined])[] }

/** What is known of something that waits; what is unknown is said to be, since it may be what is wrong. */
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
