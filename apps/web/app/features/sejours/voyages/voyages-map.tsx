import type { VoyageCard } from '@foulee/contract/sejours/voyages'
import { useMemo } from 'react'
import { ListMap } from '#kit/list-page/list-map.tsx'
import type { MapSlotProps } from '#kit/list-page/list-page.tsx'
import type { MapPoint } from '#kit/map/points.ts'
import { VoyageMapPopup } from './voyage-map-popup.tsx'

const toPlaces = (items: readonly VoyageCard[]): MapPoint[] =>
  items.flatMap(({ id, titre, position }) =>
    position ? [{ id: String(id), position, nom: titre, kind: 'autre' }] : [],
  )

export function VoyagesMap({ items, ...slot }: MapSlotProps) {
  const places = useMemo(() => toPlaces((items ?? []) as readonly VoyageCard[]), [items])
  return (
    <ListMap
      {...slot}
      empty={items?.length === 0 ? 'Aucun séjour ici' : null}
      help="Les mêmes séjours sont dans la liste."
      label="Carte des séjours"
      places={places}
      renderPopup={(id) => <VoyageMapPopup id={id} />}
      tiles="/api/voyages/tuiles"
    />
  )
}
