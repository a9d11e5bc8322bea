import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { addDays } from '@foulee/domain/shared/calendrier'
import { formatJour } from '@foulee/domain/shared/date'
import { formatDistance, formatDuree } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { focusElement } from '#ui/focus-element.ts'
import { TextLink } from '#ui/text-link.tsx'
import { useDone } from './entrainements.mutations.ts'
import { outingsQuery, trainingsQuery } from './entrainements.queries.ts'
import { findChoices, outingDay } from './outing-choices.ts'

/** Maximum number of days between a training and its activity. */
const AROUND = 2

export function Outing({ entrainement }: { entrainement: Entrainement }) {
  const { id, jour, fait } = entrainement
  const done = useDone(
    entrainement,
    (activites_id: number | null) => ({ etat: 'fait', activites_id }),
    (activites_id) =>
      activites_id === null
        ? 'La sortie n’est plus liée à cet entraînement.'
        : 'La sortie est liée à cet entraînement.',
  )
  const linked = fait?.activites_id ?? null
  const outings = useQuery({
    ...outingsQuery(addDays(jour, -AROUND), addDays(jour, AROUND)),
    enabled: linked === null,
  })
  // Activities linked to other trainings; while unknown, the server refuses them.
  const trainings = useQuery({
    ...trainingsQuery(addDays(jour, -2 * AROUND), addDays(jour, 2 * AROUND)),
    enabled: Boolean(outings.data?.length) && linked === null,
  })
  // The pressed button is removed with the former content.
  const focus = done.isSuccess ? { ref: focusElement, tabIndex: -1 } : {}
  if (linked !== null) {
    return (
      <section
        aria-label="Ma sortie"
        className="flex flex-wrap items-center gap-3 outline-none"
        key="liee"
        {...focus}
      >
        <TextLink to={`/contribution/activites/${linked}`}>Voir la sortie de ma montre</TextLink>
        <Button isLoading={done.isPending} onClick={() => done.run(null)}>
          Délier
        </Button>
      </section>
    )
  }
  if (!outings.data?.length || trainings.isPending) return null
  const choices = findChoices(outings.data, trainings.data ?? [], jour)
  if (!choices.length) return null
  return (
    <section
      aria-labelledby={`sortie-${id}`}
      className="grid gap-2 outline-none"
      key="choix"
      {...focus}
    >
      <h3 className="text-lg" id={`sortie-${id}`}>
        Était-ce une de ces sorties&nbsp;?
      </h3>
      <ul className="grid gap-2">
        {choices.map((activite) => (
          <li className="flex flex-wrap items-center justify-between gap-2" key={activite.id}>
            <span>
              {activite.titre}, {formatJour(outingDay(activite, jour))},{' '}
              {formatDistance(activite.distance)}
              {activite.duree_mouvement !== null && ` en ${formatDuree(activite.duree_mouvement)}`}
            </span>
            <Button
              aria-label={`Lier la sortie ${activite.titre}`}
              isLoading={done.isPending && done.variables === activite.id}
              onClick={() => done.run(activite.id)}
            >
              Lier
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
