import type { Position } from '@foulee/domain/shared/geo'

type WeekEnd = {
  du: string
  au: string
  rayon_km: number
  position: Position
  ville: string | null
}

export function weekEndPath({ du, au, rayon_km, position, ville }: WeekEnd): string {
  const autour = [...position.map((degrees) => degrees.toFixed(3)), rayon_km].join(',')
  const search = new URLSearchParams({ date: `${du}_${au}`, autour })
  if (ville) search.set('lieu', ville)
  return `/calendrier?${search}`
}
