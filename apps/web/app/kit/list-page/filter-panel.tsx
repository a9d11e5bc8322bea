import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading, TextSkeleton } from '#ui/skeleton.tsx'
import { FilterControl } from './filter-control.tsx'
import { groupFilters } from './filter-groups.ts'
import { filtresQuery } from './list.queries.ts'
import { useListKind } from './list-kind.ts'
import { allGroups, type FilterSheetProps } from './open-panel.ts'
import { useListSearch } from './use-list-search.ts'

export default function FilterPanel({ open, onClose, nb }: FilterSheetProps) {
  const { clear } = useListSearch()
  const kind = useListKind()
  const { words } = kind
  const { data: definitions, isError, refetch } = useQuery(filtresQuery(kind))
  const groups = definitions ? groupFilters(definitions, kind) : []
  const shown = open === allGroups ? groups : groups.filter(({ key }) => key === open)
  const title = open === allGroups ? 'Filtres' : (shown[0]?.label ?? 'Filtres')
  return (
    <Sheet
      footer={
        <>
          <Button onClick={clear} variant="quiet">
            Tout effacer
          </Button>
          <Button onClick={onClose} variant="primary">
            {nb === undefined ? words.see : nb === 0 ? words.count(0) : `Voir ${words.count(nb)}`}
          </Button>
        </>
      }
      isOpen={open !== null}
      keepsWords
      onClose={onClose}
      title={title}
    >
      {isError && (
        <ErrorState message="Les filtres n’ont pas pu se charger." onRetry={() => void refetch()} />
      )}
      {!definitions && !isError && (
        <Loading label="Chargement des filtres…">
          <TextSkeleton lines={8} />
        </Loading>
      )}
      {definitions && (
        <div className="grid gap-7 pe-1 pb-2">
          {shown
            .flatMap(({ filters }) => filters)
            .map((filter) => {
              const definition = definitions[filter]
              if (!definition) return null
              return (
                <FilterControl
                  definition={definition}
                  filter={filter}
                  isNameHidden={definition.nom === title}
                  key={filter}
                />
              )
            })}
        </div>
      )}
    </Sheet>
  )
}
