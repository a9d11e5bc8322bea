import type { Zone } from '@foulee/domain/shared/geo'
import { Button } from '#ui/button.tsx'
import { zoneText } from './searched-zone.ts'
import { useListSearch } from './use-list-search.ts'

type MapNoticesProps = {
  elsewhere: Zone | null
  empty: string | null
}

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
