import type { AttenteBureau } from '@foulee/contract/sejours/reservation'
import { formatInstant, formatNbPlaces } from '../reservation-texts.ts'
import { Section } from '../section.tsx'

type AttentesProps = {
  attentes: readonly AttenteBureau[]
  isOver: boolean
}

export const Attentes = ({ attentes, isOver }: AttentesProps) => (
  <Section id="attente" title="Liste d’attente">
    {attentes.length ? (
      <ol className="grid list-decimal gap-2 ps-5">
        {attentes.map(({ id, nom, nb_places, etat, expire_le }) => (
          <li key={id}>
            <strong>{nom}</strong>, {formatNbPlaces(nb_places)}
            {etat === 'proposee' &&
              `\u00a0: proposées${expire_le ? ` jusqu’au ${formatInstant(expire_le)}` : ''}`}
          </li>
        ))}
      </ol>
    ) : (
      <p className="text-ink-soft">Personne n’attend de place.</p>
    )}
    {!isOver && (
      <p className="text-sm text-ink-soft">
        Les places qui se libèrent sont proposées d’elles-mêmes, dans l’ordre.
      </p>
    )}
  </Section>
)
