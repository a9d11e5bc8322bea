import { ListPage } from '../../list/list-page.tsx'
import { privateHeaders } from '../../prefetch.ts'
import { coursesKind } from './courses-kind.tsx'
import { CoursesMap } from './courses-map.tsx'

export const headers = privateHeaders

/** Every race: searched, filtered, listed and placed on a map; the address holds it all. */
export default function CoursesPage() {
  return (
    <ListPage kind={coursesKind} renderMap={({ items: _, ...slot }) => <CoursesMap {...slot} />} />
  )
}
