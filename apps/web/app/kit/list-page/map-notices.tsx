import type { Zone } from '@foulee/domain/shared/geo'
import { Button } from '#ui/button.tsx'
import { zoneText } from './searched-zone.ts'
import { useListSearch } from './use-list-search.ts'

type MapNoticesProps = {
  /** Where the visitor went, when that is not what was searched. */
  elsewhere: Zone | null
  /** Said when there is nothing to show. */
  empty: string | null
}

/** What floats over the map of a list. */
export function MapNotices({ elsewhere, empty }: MapNoticesProps) {
  const { change } = useListSearch()
  return (
    <div className="pointer-events-none absolute inset-x-16 top-3 grid justify-items-center gap-2 *:pointer-events-auto">
      {elsewhere && (
        <Button
          className="list-floating"
          icon="search"
          onClick={() => change({ zone: zoneText(elsewhere) })}
        >
          Rechercher dans cette zone
        </Button>
      )}
      {empty && <p className="list-floating bg-surface px-4 py-2 text-center">{empty}</p>}
    </div>
  )
}
