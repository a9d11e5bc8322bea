import { dePersonne } from '@foulee/domain/shared/de-nom'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/api/query-of.ts'
import { Icon } from '#ui/icon.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { placesText, pointText, tempsText } from './resultats-texts.ts'
import { pointPath } from './resultats-url.ts'

type PassagesButtonProps = { controls: string; isOpen: boolean; nom: string; onPress: () => void }

export function PassagesButton({ controls, isOpen, nom, onPress }: PassagesButtonProps) {
  return (
    <button
      aria-controls={isOpen ? controls : undefined}
      aria-expanded={isOpen}
      className="text-link no-print flex min-h-11 md:ms-3 md:inline-flex items-center gap-1 text-sm font-normal"
      onClick={onPress}
      type="button"
    >
      Passages<span className="sr-only"> {dePersonne(nom)}</span>
      <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
    </button>
  )
}

type PassagesRowProps = { id: string; resultats_id: number; path: string }

/** A row of its own: on a phone the column of names is too narrow. */
export function PassagesRow({ id, resultats_id, path }: PassagesRowProps) {
  return (
    <tr className="results-passages no-print" id={id}>
      <td colSpan={8}>
        <Passages path={path} resultats_id={resultats_id} />
      </td>
    </tr>
  )
}

function Passages({ resultats_id, path }: Omit<PassagesRowProps, 'id'>) {
  const { data, error } = useQuery(
    queryOf('GET /api/resultats/{id}/passages', { params: { id: String(resultats_id) } }),
  )
  if (error) return <p role="alert">Les passages n’ont pas pu être lus. {error.message}</p>
  if (!data) return <p className="text-ink-soft">Lecture des passages…</p>
  if (!data.length) return <p className="text-ink-soft">Aucun passage connu.</p>
  return (
    <ol className="results-points">
      {data.map((passage) => (
        <li key={`${passage.metres}/${passage.is_arrivee}`}>
          <span className="results-point">
            {passage.is_arrivee ? (
              pointText(passage)
            ) : (
              <TextLink preventScrollReset to={pointPath(path, passage.metres)}>
                {pointText(passage)}
              </TextLink>
            )}
          </span>
          <span className="font-semibold">{tempsText(passage)}</span>
          <span className="results-gain">{placesText(passage)}</span>
        </li>
      ))}
    </ol>
  )
}
