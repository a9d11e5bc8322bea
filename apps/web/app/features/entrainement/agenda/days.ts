import type { Agenda, AgendaItem } from '@foulee/contract/entrainement/agenda'
import { addDays, countDays } from '@foulee/domain/shared/calendrier'

export type Day = {
  jour: string
  items: readonly AgendaItem[]
  conflits: readonly string[]
}

export function listDays({ items, conflits }: Agenda, du: string, au: string): Day[] {
  return Array.from({ length: countDays(du, au) + 1 }, (_, index) => {
    const jour = addDays(du, index)
    return {
      jour,
      items: items.filter((item) => item.jour <= jour && (item.fin ?? item.jour) >= jour),
      conflits: conflits.filter((conflit) => conflit.jour === jour).map(({ message }) => message),
    }
  })
}

export const splitWeeks = (days: readonly Day[]): Day[][] =>
  Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  )

export function readMoveKey(key: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return -1
    case 'ArrowRight':
      return 1
    case 'ArrowUp':
      return -7
    case 'ArrowDown':
      return 7
    default:
      return undefined
  }
}
