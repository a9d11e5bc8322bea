import { CompareSlot } from '#kit/comparison/compare-slot.tsx'
import { ListPage } from '#kit/list-page/list-page.tsx'
import { coursesKind } from './courses-kind.tsx'
import { CoursesMap } from './courses-map.tsx'

export default function CoursesPage() {
  return (
    <>
      <ListPage kind={coursesKind} renderMap={(slot) => <CoursesMap {...slot} />} />
      <CompareSlot />
    </>
  )
}
