import type { ListeItem } from '@foulee/contract/liste'
import { getListeEtats, LISTE_ETAT_LABELS, type ListeEtat } from '@foulee/domain/liste'
import { useStore } from './liste.queries.ts'

/** Of what may come: nobody has finished a race before its start. */
function listEtats(entry: ListeItem): readonly ListeEtat[] {
  const all = getListeEtats(entry.type)
  if (entry.type === 'parcours') return all
  const { has_started } = entry.item?.epreuve ?? { has_started: false }
  return has_started ? ['termine', 'abandonne', 'envie'] : ['envie', 'inscrit']
}

const PAST_LABELS = { ...LISTE_ETAT_LABELS, envie: 'Pas couru' }

type StateProps = { entry: ListeItem; name: string }

/** Where one stands with it; each choice is kept at once. */
export function EntryState({ entry, name }: StateProps) {
  const { type, id, extra } = entry
  const store = useStore()
  const isPast = entry.type === 'epreuve' && entry.item?.epreuve.has_started
  const labels = isPast ? PAST_LABELS : LISTE_ETAT_LABELS
  const etat = store.isPending ? store.variables.etat : extra.etat
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">
        Où en êtes-vous{'\u00a0'}: {name}
      </legend>
      {listEtats(entry).map((one) => (
        <label className="chip chip-choice" key={one}>
          <input
            checked={etat === one}
            className="sr-only"
            name={`etat-${entry.key}`}
            onChange={() => store.mutate({ type, id, etat: one })}
            type="radio"
            value={one}
          />
          {labels[one]}
        </label>
      ))}
    </fieldset>
  )
}
