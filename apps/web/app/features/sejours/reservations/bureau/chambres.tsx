import type { Bureau } from '@foulee/contract/sejours/departs'
import { Section } from '../section.tsx'

type ChambresProps = { chambres: Bureau['chambres'] }

export function Chambres({ chambres }: ChambresProps) {
  const alone = chambres.filter(({ individuelle }) => individuelle).length
  return (
    <Section id="chambres" title="Chambres">
      {chambres.length ? (
        <>
          <p className="text-ink-soft">
            {chambres.length - alone} à partager
            {alone > 0 && `, ${alone} individuelle${alone > 1 ? 's' : ''}`}
          </p>
          <ul className="grid gap-2">
            {chambres.map(({ reservations_id, individuelle, occupants }) => (
              <li key={`${reservations_id} ${occupants.join(' ')}`}>
                {occupants.join(', ')}
                {individuelle && <span className="text-ink-soft"> (individuelle)</span>}
                {!individuelle && occupants.length === 1 && (
                  <span className="text-ink-soft"> (à compléter)</span>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-ink-soft">Personne n’a encore de chambre.</p>
      )}
    </Section>
  )
}
