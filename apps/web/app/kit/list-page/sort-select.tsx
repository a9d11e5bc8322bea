import { Select } from '#ui/select.tsx'
import { useAroundMe } from './around-me.tsx'
import { useListKind } from './list-kind.ts'
import { useListSearch } from './use-list-search.ts'

const byRelevance = { value: 'pertinence', label: 'Pertinence' }

export function SortSelect() {
  const { filters, change } = useListSearch()
  const { sorts } = useListKind()
  const { locate } = useAroundMe()
  const usual = filters.texte ? byRelevance.value : sorts[0]?.value
  const choose = (tri: string) => {
    if (tri === 'distance' && !filters.autour) locate()
    else change({ tri: tri === usual ? null : tri })
  }
  return (
    <div className="no-print grid max-w-full grid-cols-[minmax(0,max-content)] justify-end">
      <Select
        className="w-auto max-w-full"
        isLabelHidden
        label="Trier par"
        onChange={(event) => choose(event.currentTarget.value)}
        options={[...(filters.texte ? [byRelevance] : []), ...sorts]}
        value={filters.tri ?? usual}
      />
    </div>
  )
}
