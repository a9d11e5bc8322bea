import { useEffect, useState } from 'react'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import type { FilterSheetProps } from './open-panel.ts'

const load = () => import('./filter-panel.tsx')
const Panel = lazyHydrate<FilterSheetProps>(load, () => null)

export function FilterSheet(props: FilterSheetProps) {
  const isAsked = props.open !== null
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    if (isAsked)
      load().then(
        () => setHere(true),
        () => undefined,
      )
  }, [isAsked])
  return (
    <>
      {isAsked && !isHere && (
        <div className="toast-region">
          <p className="toast toast-info min-h-11" role="status">
            Les filtres arrivent…
          </p>
        </div>
      )}
      <Panel {...props} />
    </>
  )
}
