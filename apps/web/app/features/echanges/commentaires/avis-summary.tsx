import type { Commentaires } from '@foulee/contract/echanges/commentaires'
import type { ModelAvis } from '@foulee/domain/echanges/avis'
import { TextLink } from '#ui/text-link.tsx'
import { AVIS_KINDS } from './avis-kinds.ts'
import { Stars } from './stars.tsx'

type Sums = Pick<Commentaires, 'moyenne' | 'nb' | 'nb_notes' | 'repartition'>

type AvisSummaryProps = Sums & { model: ModelAvis }

export function AvisSummary({ model, moyenne, nb, nb_notes, repartition }: AvisSummaryProps) {
  return (
    <div className="grid content-start gap-5">
      {moyenne !== null && (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="stat-value text-3xl">{moyenne.toLocaleString('fr-FR')}</span>
            <span className="grid">
              <Stars note={moyenne} />
              <span className="text-sm text-ink-soft">
                {count(nb_notes, 'note', 'notes')}, {count(nb, 'avis', 'avis')}
              </span>
            </span>
          </p>
          <Distribution nb_notes={nb_notes} repartition={repartition} />
        </>
      )}
      <p className="text-sm text-ink-soft">
        {AVIS_KINDS[model].origine} <TextLink to="/avis">Comment fonctionnent les avis</TextLink>
      </p>
    </div>
  )
}

const count = (nb: number, singular: string, plural: string) =>
  `${nb.toLocaleString('fr-FR')}\u00a0${nb > 1 ? plural : singular}`

function Distribution({ repartition, nb_notes }: Pick<Sums, 'repartition' | 'nb_notes'>) {
  const rows = repartition.map((nb, index) => ({ note: index + 1, nb })).toReversed()
  return (
    <ul aria-label="Répartition des notes" className="grid gap-1.5 text-sm">
      {rows.map(({ note, nb }) => (
        <li
          className="grid grid-cols-[minmax(0,5rem)_minmax(2rem,1fr)_min(2.5rem,15%)] items-center gap-3"
          key={note}
        >
          <span>{count(note, 'étoile', 'étoiles')}</span>
          <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-jaune-pr"
              style={{ width: `${(nb / Math.max(1, nb_notes)) * 100}%` }}
            />
          </span>
          <span className="text-end tabular-nums">
            {nb.toLocaleString('fr-FR')}
            <span className="sr-only"> {nb > 1 ? 'notes' : 'note'}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
