import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import { useMemo } from 'react'
import { ListMap } from '#kit/list-page/list-map.tsx'
import type { MapSlotProps } from '#kit/list-page/list-page.tsx'
import type { MapPoint } from '#kit/map/points.ts'
import { ParcoursMapPopup } from './parcours-map-popup.tsx'

const toPlaces = (items: readonly ParcoursCard[]): MapPoint[] =>
  items.flatMap(({ id, titre, position }) =>
    position ? [{ id: String(id), position, nom: titre, kind: 'parcours' }] : [],
  )

export function ParcoursMap({ items, ...slot }: MapSlotProps) {
  const places = useMemo(() => toPlaces((items ?? []) as readonly ParcoursCard[]), [items])
  return (
    <ListMap
      {...slot}
      empty={items?.length === 0 ? 'Aucun parcours ici' : null}
      help="Les mêmes parcours sont dans la liste."
      label="Carte des parcours"
      places={places}
      renderPopup={(id) => <ParcoursMapPopup id={id} />}
      tiles="/api/parcours/tuiles"
    />
  )
}
