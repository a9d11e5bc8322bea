import { ListPage } from '../../../browse/list-page.tsx'
import CompareTray from '../../../comparaison/compare-tray.tsx'
import { coursesKind } from './courses-kind.tsx'
import { CoursesMap } from './courses-map.tsx'

/** Every race: searched, filtered, listed and placed on a map; the address holds it all. */
export default function CoursesPage() {
  return (
    <>
      <ListPage kind={coursesKind} renderMap={(slot) => <CoursesMap {...slot} />} />
      <CompareTray />
    </>
  )
}
