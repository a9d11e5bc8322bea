import { Select } from '../../ui/select.tsx'
import { useAroundMe } from './courses-around-filter.tsx'
import { useCoursesSearch } from './courses-search.ts'

const byDate = { value: 'date', label: 'Date' }
const byDistance = { value: 'distance', label: 'Distance d’ici' }
const byName = { value: 'nom', label: 'Nom' }
const byRelevance = { value: 'pertinence', label: 'Pertinence' }

/** The order of the list; « Distance d’ici » asks where « ici » is when nobody has said. */
export function CoursesSort() {
  const { filters, change } = useCoursesSearch()
  const { locate, message } = useAroundMe()
  const usual = filters.texte ? 'pertinence' : 'date'
  const choose = (tri: string) => {
    if (tri === 'distance' && !filters.autour) locate()
    else change({ tri: tri === usual ? null : tri })
  }
  return (
    <div className="grid justify-items-end">
      <Select
        className="w-auto"
        isLabelHidden
        label="Trier par"
        onChange={(event) => choose(event.currentTarget.value)}
        options={[...(filters.texte ? [byRelevance] : []), byDate, byDistance, byName]}
        value={filters.tri ?? usual}
      />
      <p aria-live="polite" className="text-sm text-ink-soft">
        {message}
      </p>
    </div>
  )
}
