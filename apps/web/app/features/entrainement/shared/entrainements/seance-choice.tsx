import type { SeanceCard } from '@foulee/contract/entrainement/seance'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { itemsOf, queryOf } from '#platform/api/query-of.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { BlocsSeance } from '../blocs-seance.tsx'
import { TotauxSeance } from '../totaux-seance.tsx'
import { groupSeances } from './library-groups.ts'

const SHOWN = 8
const OWN = 5

const libraryQuery = (texte: string) => ({
  ...itemsOf('GET /api/training-session', { query: { ...(texte && { texte }), nb_page: SHOWN } }),
  placeholderData: keepPreviousData,
})

const ownQuery = (texte: string) => ({
  ...itemsOf('GET /api/coaching/tsession', {
    query: { my: 1, ...(texte && { texte }), nb_page: OWN },
  }),
  placeholderData: keepPreviousData,
})

/** Null until the library has answered; one’s own may come later. */
function useGroups(texte: string) {
  const library = useQuery(libraryQuery(texte))
  const { data: miennes = [] } = useQuery(ownQuery(texte))
  const { data: liste } = useQuery(queryOf('GET /api/liste'))
  const favorites = liste?.entrainement.flatMap(({ item }) => item ?? []) ?? []
  const { data: bibliotheque } = library
  return {
    ...library,
    groups: bibliotheque ? groupSeances({ miennes, favorites, bibliotheque, texte }) : null,
  }
}

type SeanceChoiceProps = { chosen: SeanceCard | null; onChoose: (seance: SeanceCard) => void }

export function SeanceChoice({ chosen, onChoose }: SeanceChoiceProps) {
  const [texte, setTexte] = useState('')
  const { groups, error, isFetching, refetch } = useGroups(useDeferredValue(texte.trim()))
  if (error && !groups) {
    return (
      <ErrorState isRetrying={isFetching} message={error.message} onRetry={() => void refetch()} />
    )
  }
  return (
    <div className="grid gap-3">
      <TextField
        autoComplete="off"
        label="Chercher dans la bibliothèque"
        onChange={(event) => setTexte(event.target.value)}
        placeholder="30/30, seuil, côtes…"
        type="search"
        value={texte}
      />
      {groups?.length === 0 && <p>Aucune séance ne correspond. Essayez un autre mot.</p>}
      {!groups && <Skeleton className="h-48" />}
      {groups?.map((group) => (
        <fieldset className="grid gap-2" key={group.titre}>
          <legend className={groups.length > 1 ? 'mb-2 font-semibold' : 'sr-only'}>
            {group.titre}
          </legend>
          {group.seances.map((seance) => (
            <label
              className="card grid cursor-pointer gap-2 p-3 has-checked:border-sapin has-checked:bg-sapin-wash"
              key={seance.id}
            >
              <span className="flex min-h-6 items-center gap-2 font-semibold">
                <input
                  checked={chosen?.id === seance.id}
                  className="tick rounded-full"
                  name="seance"
                  onChange={() => onChoose(seance)}
                  type="radio"
                  value={seance.id}
                />
                {seance.titre || 'Séance sans titre'}
              </span>
              <BlocsSeance isDecorative steps={seance.steps} />
              <TotauxSeance size="small" steps={seance.steps} />
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
