import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useCompared } from './compare-store.ts'

const CompareTray = lazyHydrate(
  () => import('./compare-tray.tsx'),
  () => null,
)

/** Place of the tray, loaded once something is compared. */
export function CompareSlot() {
  const nb = useCompared().length
  return (
    <div aria-live="polite" className="no-print">
      {nb > 0 && <CompareTray />}
    </div>
  )
}
