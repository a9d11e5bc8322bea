import type { MagasinCard } from '@foulee/contract/club/magasins'
import { useMemo } from 'react'
import { ListMap } from '#kit/list-page/list-map.tsx'
import type { MapSlotProps } from '#kit/list-page/list-page.tsx'
import type { MapPoint } from '#kit/map/points.ts'
import { MagasinMapPopup } from './magasin-map-popup.tsx'

const toPlaces = (items: readonly MagasinCard[]): MapPoint[] =>
  items.flatMap(({ id, nom, position }) =>
    position ? [{ id: String(id), position, nom, kind: 'autre' }] : [],
  )

export function MagasinsMap({ items, ...slot }: MapSlotProps) {
  const places = useMemo(() => toPlaces((items ?? []) as readonly MagasinCard[]), [items])
  return (
    <ListMap
      {...slot}
      empty={items?.length === 0 ? 'Aucun magasin ici' : null}
      help="Les mêmes magasins sont dans la liste."
      label="Carte des magasins"
      places={places}
      renderPopup={(id) => <MagasinMapPopup id={id} />}
      tiles="/api/magasins/tuiles"
    />
  )
}
