import type { EvenementCard } from '@foulee/contract/club/evenements'
import { useMemo } from 'react'
import { ListMap } from '#kit/list-page/list-map.tsx'
import type { MapSlotProps } from '#kit/list-page/list-page.tsx'
import type { MapPoint } from '#kit/map/points.ts'
import { EvenementMapPopup } from './evenement-map-popup.tsx'

const toPlaces = (items: readonly EvenementCard[]): MapPoint[] =>
  items.flatMap(({ id, titre, position }) =>
    position ? [{ id: String(id), position, nom: titre, kind: 'autre' }] : [],
  )

export function EvenementsMap({ items, ...slot }: MapSlotProps) {
  const places = useMemo(() => toPlaces((items ?? []) as readonly EvenementCard[]), [items])
  return (
    <ListMap
      {...slot}
      empty={items?.length === 0 ? 'Aucun évènement ici' : null}
      help="Les mêmes évènements sont dans la liste."
      label="Carte des évènements"
      places={places}
      renderPopup={(id) => <EvenementMapPopup id={id} />}
      tiles="/api/evenements/tuiles"
    />
  )
}
