import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { Activite } from '@foulee/contract/parcours/activites'
import { addDays } from '@foulee/domain/shared/calendrier'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { formatDistance, formatTemps } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useDone } from './entrainements.mutations.ts'
import { trainingsQuery } from './entrainements.queries.ts'
import { findSessions, outingDay } from './outing-choices.ts'
import { entrainementPath } from './paths.ts'

/** Days between an outing and the session that it may have been. */
const AROUND = 2

/** The session that an outing was, or those that it may have been. */
export function OutingSession({ activite }: { activite: Activite }) {
  const jour = outingDay(activite, '')
  const { data } = useQuery({
    ...trainingsQuery(jour && addDays(jour, -AROUND), jour && addDays(jour, AROUND)),
    enabled: jour !== '',
  })
  if (!data) return null
  const tied = data.find(({ fait }) => fait?.activites_id === activite.id)
  const choices = tied ? [] : findSessions(data, jour)
  if (!tied && !choices.length) return null
  return (
    <section aria-labelledby="seance" className="grid max-w-xl gap-3">
      <h2 className="text-xl" id="seance">
        {tied ? 'Séance' : 'Était-ce une de ces séances\u00a0?'}
      </h2>
      <ul className="grid gap-2">
        {(tied ? [tied] : choices).map((entrainement) => (
          <Session
            activite={activite}
            entrainement={entrainement}
            isTied={entrainement === tied}
            key={entrainement.id}
          />
        ))}
      </ul>
    </section>
  )
}

type SessionProps = { activite: Activite; entrainement: Entrainement; isTied: boolean }

function Session({ activite, entrainement, isTied }: SessionProps) {
  const { id, titre, jour, etat } = entrainement
  const { run, isPending } = useDone(
    entrainement,
    (activites_id: number | null) => ({ etat: 'fait', activites_id }),
    (activites_id) =>
      activites_id === null
        ? 'La sortie n’est plus liée à cet entraînement.'
        : 'La sortie est liée à cet entraînement.',
  )
  return (
    <li className="card flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0">
        <TextLink to={entrainementPath(id)}>{titre}</TextLink>
        <p className="text-ink-soft">
          {[
            formatDateLongue(jour),
            etat === 'manque' ? 'dite manquée' : null,
            planText(entrainement),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Button
        aria-label={`${isTied ? 'Délier' : 'Lier'} la séance ${titre}`}
        isLoading={isPending}
        onClick={() => run(isTied ? null : activite.id)}
      >
        {isTied ? 'Délier' : 'Lier'}
      </Button>
    </li>
  )
}

/** Planned time and distance, each with how much of it was done. */
function planText({ totaux, fait, etat }: Entrainement): string | null {
  const share = (planned: number, done: number | null | undefined) =>
    etat === 'fait' && done ? ` (fait à ${Math.round((100 * done) / planned)}\u00a0%)` : ''
  const { duree, distance } = totaux
  const parts = [
    duree ? `${formatTemps(duree)}${share(duree, fait?.duree)}` : null,
    distance ? `${formatDistance(distance)}${share(distance, fait?.distance)}` : null,
  ].filter(Boolean)
  return parts.length ? `au plan\u00a0: ${parts.join(', ')}` : null
}
