import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { filtresQuery } from './list.queries.ts'
import { useListKind } from './list-kind.ts'
import { useListSearch } from './use-list-search.ts'

export function Refusal({ errors }: { errors: Record<string, string> }) {
  const { change, clear } = useListSearch()
  const { data: definitions = {} } = useQuery(filtresQuery(useListKind()))
  const nameOf = (param: string) =>
    definitions[param.replace(/_(min|max)$/, '')]?.nom ?? definitions[param]?.nom ?? param
  const refused = Object.entries(errors)
  return (
    <EmptyState
      action={
        <>
          <Button
            onClick={() => change(Object.fromEntries(refused.map(([param]) => [param, null])))}
            variant="primary"
          >
            {refused.length > 1 ? 'Retirer ces filtres' : 'Retirer ce filtre'}
          </Button>
          <Button onClick={clear}>Tout effacer</Button>
        </>
      }
      title="Un filtre ne peut pas être lu"
    >
      <ul className="grid gap-1">
        {refused.map(([param, message]) => (
          <li key={param}>
            <strong className="text-ink">{`${nameOf(param)}\u00a0:`}</strong> {message}
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
