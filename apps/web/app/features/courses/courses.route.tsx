import { useState } from 'react'
import { PageHead } from '../../page-head.tsx'
import { privateHeaders } from '../../prefetch.ts'
import { Button } from '../../ui/button.tsx'
import { CoursesActiveFilters } from './courses-active-filters.tsx'
import { countText } from './courses-count.ts'
import { CoursesFilterSheet, type OpenPanel } from './courses-filter-sheet.tsx'
import { useCourseList } from './courses-list-query.ts'
import { CoursesMap } from './courses-map.tsx'
import { CoursesResults } from './courses-results.tsx'
import { useCoursesSearch } from './courses-search.ts'
import { CoursesSort } from './courses-sort.tsx'
import { CoursesToolbar } from './courses-toolbar.tsx'
import { useIsWide } from './courses-wide.ts'
import './courses.css'

export const headers = privateHeaders

/** Every race: searched, filtered, listed and placed on a map; the address holds it all. */
export default function CoursesPage() {
  const { filters, pages, vue } = useCoursesSearch()
  const list = useCourseList(filters, pages)
  const [panel, setPanel] = useState<OpenPanel>(null)
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  const isWide = useIsWide()
  const pointing = { hoveredId, onHover: setHoveredId }
  const { nb } = list
  // What went wrong, or what to loosen, is said by the list.
  const isListNeeded = (list.query.isError && !list.courses) || nb === 0
  const isListShown = isWide || vue === 'liste' || isListNeeded
  const isSettled = nb !== undefined && !list.query.isPlaceholderData
  return (
    <main className="courses-page" id="contenu">
      <PageHead
        description="Trouvez votre prochaine course : route, trail, triathlon, partout en France."
        isPrivate
        path="/courses"
        title="Courses"
      />
      {!isListShown && <h1 className="sr-only">Carte des courses</h1>}
      <CoursesToolbar onOpen={setPanel} />
      <p className="sr-only" role="status">
        {isSettled && `${countText(nb)} pour cette recherche`}
      </p>
      <div className="courses-views">
        {isListShown && (
          <div className="grid min-w-0 content-start gap-4">
            <div className="flex items-center justify-between gap-4">
              <div>
                <h1 className="text-2xl">Courses</h1>
                <p className="min-h-6 text-ink-soft tabular-nums">
                  {nb !== undefined && countText(nb)}
                </p>
              </div>
              <CoursesSort />
            </div>
            <CoursesActiveFilters />
            <CoursesResults list={list} {...pointing} />
          </div>
        )}
        {(isWide || !isListShown) && <CoursesMap className="courses-map" {...pointing} />}
      </div>
      {!isWide && !isListNeeded && <ViewSwitch />}
      <CoursesFilterSheet nb={nb} onClose={() => setPanel(null)} open={panel} />
    </main>
  )
}

/** Under the thumb, where list and map do not fit side by side. */
function ViewSwitch() {
  const { vue, show } = useCoursesSearch()
  const other = vue === 'carte' ? 'liste' : 'carte'
  return (
    <Button
      className="courses-switch courses-floating"
      icon={other === 'carte' ? 'map' : 'list'}
      onClick={() => show(other)}
    >
      {other === 'carte' ? 'Carte' : 'Liste'}
    </Button>
  )
}
