import type { Cible, CibleChiffree, Fin } from '@foulee/domain/entrainement/step'
import { formatAllure, parseAllure } from '@foulee/domain/shared/mesure'
import { readNumber, readScaled } from '#ui/form/read-number.ts'

const toNumber = (typed: string): number | null => readNumber(typed) ?? null

export const FINS: Readonly<Record<Fin['type'], Fin>> = {
  temps: { type: 'temps', valeur: 300 },
  distance: { type: 'distance', valeur: 400 },
  touche: { type: 'touche' },
}

/** Minutes and seconds as seconds; null when invalid. */
export function readTemps(minutes: string, seconds: string): number | null {
  const [min, s] = [toNumber(minutes || '0'), toNumber(seconds || '0')]
  return min === null || s === null ? null : Math.round(min * 60 + s)
}

export const readMetres = (typed: string): number | null => {
  return readScaled(typed, 1) ?? null
}

type Chiffree = Exclude<Cible, { type: 'libre' }>

export const CIBLES: Readonly<Record<CibleChiffree, Chiffree>> = {
  vma: { type: 'vma', min: 65, max: 75 },
  allure: { type: 'allure', min: 300, max: 310 },
  fc_max: { type: 'fc_max', min: 70, max: 80 },
  fc: { type: 'fc', min: 140, max: 150 },
  rpe: { type: 'rpe', min: 3, max: 4 },
  puissance: { type: 'puissance', min: 200, max: 220 },
}

export const CIBLE_NAMES: Readonly<Record<CibleChiffree, { nom: string; unit: string }>> = {
  vma: { nom: '% de la VMA', unit: '%' },
  allure: { nom: 'Allure', unit: '/km' },
  fc_max: { nom: '% de la FC\u00a0max', unit: '%' },
  fc: { nom: 'Fréquence cardiaque', unit: 'bpm' },
  rpe: { nom: 'Effort ressenti, sur\u00a010', unit: '/10' },
  puissance: { nom: 'Puissance', unit: 'W' },
}

export const writeBorne = (type: CibleChiffree, value: number): string =>
  type === 'allure' ? formatAllure(value).replace('/km', '') : String(value).replace('.', ',')

export const readBorne = (type: CibleChiffree, typed: string): number | null =>
  type === 'allure' ? parseAllure(typed) : toNumber(typed)
