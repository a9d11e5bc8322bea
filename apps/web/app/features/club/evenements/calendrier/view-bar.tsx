import { useSearchParams } from 'react-router'
import { type ToggleOption, ViewToggle } from '#ui/view-toggle.tsx'
import { withParams } from './calendrier-url.ts'

type View = 'liste' | 'calendrier'

const OPTIONS: ToggleOption<View>[] = [
  { value: 'liste', label: 'Liste et carte', icon: 'list' },
  { value: 'calendrier', label: 'Calendrier', icon: 'calendar' },
]

export function ViewBar({ value }: { value: View }) {
  const [params, setParams] = useSearchParams()
  const show = (view: View) =>
    setParams(
      withParams(params, { vue: view === 'calendrier' ? view : null, mois: null, page: null }),
    )
  return (
    <div className="flex pt-3 lg:pt-4">
      <ViewToggle label="Affichage" onChange={show} options={OPTIONS} value={value} />
    </div>
  )
}
