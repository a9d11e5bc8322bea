import type { ListeItem } from '@foulee/contract/echanges/liste'
import { getListeEtats, LISTE_ETAT_LABELS, type ListeEtat } from '@foulee/domain/echanges/liste'
import { getEntryKind } from './entries.ts'
import { useStore } from './liste.queries.ts'

function listEtats({ type, item }: ListeItem): readonly ListeEtat[] {
  const { mayBe } = getEntryKind(type)
  return getListeEtats(type).filter((etat) => item !== null && mayBe(item, etat))
}

type StateProps = { entry: ListeItem; name: string }

export function EntryState({ entry, name }: StateProps) {
  const { type, id, extra } = entry
  const store = useStore()
  const etat = store.isPending ? store.variables.etat : extra.etat
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">
        Où en êtes-vous{'\u00a0'}: {name}
      </legend>
      {listEtats(entry).map((item) => (
        <label className="chip chip-choice" key={item}>
          <input
            checked={etat === item}
            className="sr-only"
            name={`etat-${entry.key}`}
            onChange={() => store.mutate({ type, id, etat: item })}
            type="radio"
            value={item}
          />
          {LISTE_ETAT_LABELS[item]}
        </label>
      ))}
    </fieldset>
  )
}
