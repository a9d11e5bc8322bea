import type { PassageResultat } from '@foulee/contract/courses/resultats'
import { dePersonne } from '@foulee/domain/shared/de-nom'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/api/query-of.ts'
import { placesText, tempsText } from './resultats-texts.ts'

type LinePassagesProps = { id: number; nom: string }

export function LinePassages({ id, nom }: LinePassagesProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="no-print" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="text-link inline-flex min-h-11 items-center text-sm font-normal">
        Passages<span className="sr-only"> {dePersonne(nom)}</span>
      </summary>
      {isOpen && <Passages id={id} />}
    </details>
  )
}

function Passages({ id }: Pick<LinePassagesProps, 'id'>) {
  const { data, error } = useQuery(
    queryOf('GET /api/resultats/{id}/passages', { params: { id: String(id) } }),
  )
  if (error) return <p role="alert">Les passages n’ont pas pu être lus. {error.message}</p>
  if (!data) return <p className="text-sm font-normal text-ink-soft">Lecture des passages…</p>
  if (!data.length) return <p className="text-sm font-normal text-ink-soft">Aucun passage connu.</p>
  return (
    <ol className="grid gap-1 pb-2 text-sm font-normal tabular-nums">
      {data.map((passage) => (
        <li className="flex flex-wrap gap-x-2" key={`${passage.metres}/${passage.is_arrivee}`}>
          <span className="font-semibold">{nameOf(passage)}</span>
          <span>{tempsText(passage)}</span>
          <span className="text-ink-soft">{placesText(passage)}</span>
        </li>
      ))}
    </ol>
  )
}

const nameOf = ({ nom, metres, is_arrivee }: PassageResultat): string =>
  is_arrivee ? 'Arrivée' : (nom ?? `km\u00a0${formatNombre(metres / 1000, 1)}`)
