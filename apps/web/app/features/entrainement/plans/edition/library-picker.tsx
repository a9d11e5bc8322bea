import type { SeanceCard } from '@foulee/contract/entrainement/seance'
import { OBJECTIF_SEANCE_LABELS } from '@foulee/domain/entrainement/seance'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { BlocsSeance } from '#features/entrainement/shared/blocs-seance.tsx'
import { formatVolume } from '#features/entrainement/shared/plan-words.ts'
import { useCall } from '#platform/api/use-call.ts'
import { FilterChip } from '#ui/chip.tsx'
import { Query } from '#ui/query.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { libraryQuery } from './edition.queries.ts'
import type { SessionDraft } from './session-draft.ts'

type LibraryPickerProps = {
  onPick: (taken: Omit<SessionDraft, 'semaine' | 'jour'>) => void
}

export function LibraryPicker({ onPick }: LibraryPickerProps) {
  const [isMine, setMine] = useState(true)
  const [texte, setTexte] = useState('')
  const value = useDeferredValue(texte.trim())
  const toast = useToast()
  const query = useQuery(libraryQuery(isMine, value))
  const { mutate, variables, isPending } = useCall('GET /api/training-session/{id}', {
    input: (id: number) => ({ params: { id } }),
    onSuccess: ({ titre, sport, objectif, description, denivele, raccourci, steps }) =>
      onPick({
        titre,
        sport,
        objectif,
        description: takeGraphemes(description, 2000),
        denivele,
        raccourci,
        connues: steps,
      }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Où chercher</legend>
        <FilterChip isSelected={isMine} onClick={() => setMine(true)}>
          Mes séances
        </FilterChip>
        <FilterChip isSelected={!isMine} onClick={() => setMine(false)}>
          La bibliothèque
        </FilterChip>
      </fieldset>
      <SearchField
        label="Rechercher une séance"
        maxLength={200}
        onChange={({ currentTarget }) => setTexte(currentTarget.value)}
        onClear={() => setTexte('')}
      />
      <Query
        empty={{
          is: ({ data }) => data.length === 0,
          show: (
            <p className="text-ink-soft">
              {isMine
                ? 'Aucune de vos séances ne correspond. Cherchez dans la bibliothèque, ou écrivez-la.'
                : 'Aucune séance de la bibliothèque ne correspond. Écrivez-la\u00a0: le raccourci va vite.'}
            </p>
          ),
        }}
        label="Chargement des séances…"
        query={query}
        skeleton={
          <div className="grid gap-2">
            {[1, 2, 3].map((place) => (
              <Skeleton className="h-24 rounded-control" key={place} />
            ))}
          </div>
        }
      >
        {({ data }) => (
          <ul className="grid gap-2">
            {data.map((seance) => (
              <li key={seance.id}>
                <Choice
                  isBusy={isPending && variables === seance.id}
                  onPick={() => mutate(seance.id)}
                  seance={seance}
                />
              </li>
            ))}
          </ul>
        )}
      </Query>
    </div>
  )
}

type ChoiceProps = { seance: SeanceCard; isBusy: boolean; onPick: () => void }

const Choice = ({ seance, isBusy, onPick }: ChoiceProps) => (
  <button aria-busy={isBusy || undefined} className="plan-session" onClick={onPick} type="button">
    <BlocsSeance isDecorative steps={seance.steps} />
    <span className="font-semibold">{seance.titre}</span>
    <span className="text-sm text-ink-soft">
      {[OBJECTIF_SEANCE_LABELS[seance.objectif], formatVolume(seance.totaux)]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </button>
)
