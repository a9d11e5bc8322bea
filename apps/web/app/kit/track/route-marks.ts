import type { Parcours } from '@foulee/contract/parcours/parcours'
import { POINT_PARCOURS_LABELS, type PointParcoursType } from '@foulee/domain/parcours/parcours'
import type { IconName } from '#ui/icon.tsx'

export type RouteMark = {
  id: string
  kind: 'point' | 'photo'
  metres: number
  position: readonly [number, number]
  label: string
  icon: IconName
}

const ICONS: Readonly<Record<PointParcoursType, IconName>> = {
  eau: 'cup',
  vue: 'eye',
  sommet: 'mountain',
  danger: 'alert',
  traversee: 'arrow-up-right',
  refuge: 'bed',
  ravitaillement: 'cup',
  toilettes: 'users',
  parking: 'pin',
  autre: 'flag',
}
export const pointIcon = (type: PointParcoursType): IconName => ICONS[type]

export function listMarks({ points, photos }: Pick<Parcours, 'points' | 'photos'>): RouteMark[] {
  return [
    ...points.map(
      ({ id, type, nom, metres, position }): RouteMark => ({
        id: `point-${id}`,
        kind: 'point',
        metres,
        position,
        label: nom ?? POINT_PARCOURS_LABELS[type],
        icon: pointIcon(type),
      }),
    ),
    ...photos.flatMap(({ id, titre, metres, position }, index): RouteMark[] =>
      metres === null || position === null
        ? []
        : [
            {
              id: `photo-${id}`,
              kind: 'photo',
              metres,
              position,
              label: titre ?? `Photo ${index + 1}`,
              icon: 'camera',
            },
          ],
    ),
  ]
}
