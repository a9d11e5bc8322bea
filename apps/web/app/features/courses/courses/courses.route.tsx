import { ListPage } from '#kit/list-page/list-page.tsx'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { coursesKind } from './courses-kind.tsx'
import { CoursesMap } from './courses-map.tsx'

const CompareTray = lazyHydrate(
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
