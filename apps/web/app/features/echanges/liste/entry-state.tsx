import type { ListeItem } from '@foulee/contract/echanges/liste'
import {
  getListeEtats,
  isOver,
  LISTE_ETAT_LABELS,
  type ListeEtat,
} from '@foulee/domain/echanges/liste'
import { useStore } from './liste.queries.ts'

/** Nobody has finished a race before its start, nor means to run it once it is over. */
function listEtats(entry: ListeItem): readonly ListeEtat[] {
  const all = getListeEtats(entry.type)
  if (entry.type === 'parcours') return all
  const { has_started } = entry.item?.epreuve ?? { has_started: false }
  return all.filter((etat) => isOver(etat) === has_started)
}

type StateProps = { entry: ListeItem; name: string }

/** Where one stands with it; each choice is kept at once. */
export function EntryState({ entry, name }: StateProps) {
  const { type, id, extra } = entry
  const store = useStore()
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
          {LISTE_ETAT_LABELS[one]}
        </label>
      ))}
    </fieldset>
  )
}
