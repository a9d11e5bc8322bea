import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { destinatairesQuery } from './messages.queries.ts'
import './choix-personnes.css'

export type Choisi = { users_id: number; nom: string; avatar: string | null }

type ChoixProps = {
  choisis: readonly Choisi[]
  onChange: (choisis: readonly Choisi[]) => void
  error?: string | undefined
}

export function ChoixPersonnes({ choisis, onChange, error }: ChoixProps) {
  const [q, setQ] = useState('')
  const value = useDeferredValue(q.trim())
  const { data, error: failure, isFetching, refetch } = useQuery(destinatairesQuery(value))
  const isChosen = (users_id: number) => choisis.some((choisi) => choisi.users_id === users_id)
  const found = (data ?? []).flatMap(({ users_id, nom, avatar }) =>
    users_id === null ? [] : [{ users_id, nom, avatar }],
  )
  const drop = (users_id: number) =>
    onChange(choisis.filter((choisi) => choisi.users_id !== users_id))
  return (
    <div className="grid gap-3">
      <SearchField
        label="Chercher une personne"
        onChange={({ target }) => setQ(target.value)}
        onClear={() => setQ('')}
      />
      {error && (
        <p className="text-sm font-semibold text-rouge-gr" role="alert">
          {error}
        </p>
      )}
      {choisis.length > 0 && (
        <ul aria-label="Personnes choisies" className="flex flex-wrap gap-2">
          {choisis.map(({ users_id, nom }) => (
            <li key={users_id}>
              <button className="choix-personne" onClick={() => drop(users_id)} type="button">
                <span className="sr-only">Retirer </span>
                {nom}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {failure && !data ? (
        <ErrorState
          isCompact
          isRetrying={isFetching}
          message={failure.message}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Loading label="Recherche…">
          <Skeleton className="h-40" />
        </Loading>
      ) : (
        <ul aria-label="À qui écrire" className="choix-liste">
          {found.map((item) => (
            <li key={item.users_id}>
              <button
                aria-pressed={isChosen(item.users_id)}
                className="choix-ligne"
                onClick={() =>
                  isChosen(item.users_id) ? drop(item.users_id) : onChange([...choisis, item])
                }
                type="button"
              >
                <Avatar name={item.nom} size={32} src={item.avatar} />
                <span className="min-w-0 grow text-start">{item.nom}</span>
                {isChosen(item.users_id) && <Icon className="text-sapin" name="check" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {data && !found.length && (
        <p className="py-4 text-ink-soft" role="status">
          {value
            ? `Personne de ce nom à qui vous pouvez écrire.`
            : 'Suivez des coureurs, inscrivez-vous à une course\u00a0: vous les retrouverez ici.'}
        </p>
      )}
    </div>
  )
}
