import type { SeanceCard } from '@foulee/contract/entrainement/seance'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { itemsOf } from '#platform/api/query-of.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { BlocsSeance } from '../blocs-seance.tsx'
import { TotauxSeance } from '../totaux-seance.tsx'

const SHOWN = 8

const libraryQuery = (texte: string) => ({
  ...itemsOf('GET /api/training-session', { query: { ...(texte && { texte }), nb_page: SHOWN } }),
  placeholderData: keepPreviousData,
})

type SeanceChoiceProps = { chosen: SeanceCard | null; onChoose: (seance: SeanceCard) => void }

export function SeanceChoice({ chosen, onChoose }: SeanceChoiceProps) {
  const [texte, setTexte] = useState('')
  const { data, error, isFetching, refetch } = useQuery(
    libraryQuery(useDeferredValue(texte.trim())),
  )
  if (error && !data) {
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
      {data?.length === 0 && <p>Aucune séance ne correspond. Essayez un autre mot.</p>}
      {!data && <Skeleton className="h-48" />}
      <fieldset className="grid gap-2">
        <legend className="sr-only">Séances</legend>
        {data?.map((seance) => (
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
              {seance.titre}
            </span>
            <BlocsSeance isDecorative steps={seance.steps} />
            <TotauxSeance size="small" steps={seance.steps} />
          </label>
        ))}
      </fieldset>
    </div>
  )
}
