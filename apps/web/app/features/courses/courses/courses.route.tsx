import { ListPage } from '#kit/list-page/list-page.tsx'
import { later } from '#platform/page-loading/later.tsx'
import { coursesKind } from './courses-kind.tsx'
import { CoursesMap } from './courses-map.tsx'

const CompareTray = later(
  () => import('#kit/comparison/compare-tray.tsx'),
  () => null,
)

export default function CoursesPage() {
  return (
    <>
      <ListPage kind={coursesKind} renderMap={(slot) => <CoursesMap {...slot} />} />
      <CompareTray />
    </>
  )
}
