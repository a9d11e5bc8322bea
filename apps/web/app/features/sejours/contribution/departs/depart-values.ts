import type { Depart } from '@foulee/contract/sejours/departs'
import type { Rythme } from '@foulee/domain/sejours/depart'
import {
  type DepartComplet,
  findRepetitionErrors,
  repeatDepart,
} from '@foulee/domain/sejours/depart-regles'
import { formatDate } from '@foulee/domain/shared/date'
import type { Fields } from '#ui/form/changed-fields.ts'
import { sendScaled, writeScaled } from '#ui/form/read-number.ts'

export const DEPART_LABELS: Readonly<Record<string, string>> = {
  debut: 'Premier jour',
  fin: 'Dernier jour',
  places: 'Places',
  participants_min: 'Départ garanti à partir de',
  prix: 'Prix (€)',
  supplement_single: 'Supplément chambre individuelle (€)',
  cloture: 'Fin des inscriptions',
}

export const toDepartValues = (depart: Depart | null): Record<string, string> => ({
  debut: depart?.debut ?? '',
  fin: depart?.fin ?? '',
  places: writeScaled(depart?.places ?? null, 1),
  participants_min: writeScaled(depart?.participants_min ?? null, 1),
  prix: writeScaled(depart?.prix ?? null, 100),
  supplement_single: writeScaled(depart?.supplement_single ?? null, 100),
  cloture: depart?.cloture ?? '',
})

const PRICES = ['prix', 'supplement_single']

export const toDepartChanges = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      PRICES.includes(name) ? sendScaled(String(value), 100) : value,
    ]),
  )

export const formatDepartValue = (name: string, text: string): string =>
  ['debut', 'fin', 'cloture'].includes(name) && text ? formatDate(text) : text

export type Rule = { debut: string; rythme: Rythme | ''; jusqu_au: string }

const ALONE: DepartComplet = {
  debut: '',
  fin: '',
  cloture: '',
  places: 1,
  participants_min: 1,
  prix: 0,
  supplement_single: null,
}

/** First days of a series; empty while the rule is incomplete or gives too many. */
export function listStarts({ debut, rythme, jusqu_au }: Rule): string[] {
  const rule = { rythme: rythme || null, jusqu_au: jusqu_au || null }
  if (!debut || !rythme || Object.keys(findRepetitionErrors(debut, rule)).length) return []
  const first = { ...ALONE, debut, fin: debut, cloture: debut }
  return repeatDepart(first, rule).map((depart) => depart.debut)
}
