import type { Output } from '@foulee/contract/shared/call'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { MIN_LETTERS, searchQuery } from './organisateurs.queries.ts'
import { organisateursQueries } from './organisateurs-gestion.queries.ts'
import { editorPath, MES_ORGANISATEURS } from './paths.ts'

export type Found = Output<'POST /api/courses/organisateurs/list'>['data'][number]

type FindOrganisateurProps = { onChoose: (found: Found) => void }

export function FindOrganisateur({ onChoose }: FindOrganisateurProps) {
  const [text, setText] = useState('')
  const value = useDeferredValue(text.trim())
  const { data, error, isFetching } = useQuery(searchQuery(value))
  const { data: mine = [] } = useQuery(organisateursQueries.mine)
  const isLongEnough = value.length >= MIN_LETTERS
  const found = isLongEnough ? data?.data : undefined
  const own = new Set(mine.map(({ id }) => id))
  return (
    <div className="grid gap-4">
      <SearchField
        className="max-w-xl"
        isLarge
        label="Nom ou ville de votre structure, ou nom de votre course"
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
        onClear={() => setText('')}
        value={text}
      />
      <p className="text-ink-soft" role="status">
        {error ? error.message : isLongEnough && found && !isFetching && formatFound(data?.nb ?? 0)}
      </p>
      {found && found.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {found.map((item) => (
            <li
              className="card flex flex-wrap items-center justify-between gap-3 p-4"
              key={item.id}
            >
              <div className="min-w-0">
                <p className="font-semibold">{item.nom}</p>
                {item.ville && <p className="text-sm text-ink-soft">{item.ville}</p>}
                {item.course && (
                  <p className="text-sm text-ink-soft">Organise «&nbsp;{item.course}&nbsp;»</p>
                )}
              </div>
              {own.has(item.id) ? (
                <ButtonLink aria-label={`Ouvrir ${item.nom}`} to={editorPath(item.id)}>
                  Ouvrir
                </ButtonLink>
              ) : (
                <Button
                  aria-label={`C’est la mienne\u00a0: ${item.nom}`}
                  onClick={() => onChoose(item)}
                >
                  C’est la mienne
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isLongEnough && found && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>Elle n’y est pas&nbsp;?</span>
          <ButtonLink icon="plus" to={`${MES_ORGANISATEURS}#creer`}>
            Créer un organisateur
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function formatFound(nb: number): string {
  if (!nb) return 'Aucune structure de ce nom.'
  return nb === 1 ? 'Une structure trouvée.' : `${nb.toLocaleString('fr-FR')} structures trouvées.`
}
