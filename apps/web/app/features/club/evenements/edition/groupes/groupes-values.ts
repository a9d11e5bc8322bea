import type { Groupe } from '@foulee/domain/club/evenement'
import { parseAllure } from '@foulee/domain/shared/mesure'
import { readScaled, writeScaled } from '#ui/form/read-number.ts'

/** A group as form values: paces as « 5:30 », distance in kilometres. */
export type GroupeLine = {
  cle: number
  nom: string
  allure_min: string
  allure_max: string
  distance: string
}

/** Pace in seconds per kilometre; null when empty, undefined when invalid. */
export const readAllure = (text: string): number | null | undefined =>
  text.trim() ? (parseAllure(text) ?? undefined) : null

/** Inverse of `readAllure`: `5:30`. */
export const writeAllure = (seconds: number | undefined): string =>
  seconds === undefined
    ? ''
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export const toLines = (groupes: readonly Groupe[]): GroupeLine[] =>
  groupes.map(({ nom, allure_min, allure_max, distance }, cle) => ({
    cle,
    nom,
    allure_min: writeAllure(allure_min),
    allure_max: writeAllure(allure_max),
    distance: writeScaled(distance ?? null, 1000),
  }))

export type LineErrors = Partial<Record<'nom' | 'allure_min' | 'allure_max' | 'distance', string>>

const PACE = 'Indiquez une allure par kilomètre\u00a0: 5:30.'
const isPace = (text: string) => {
  const seconds = readAllure(text)
  return seconds === null || (seconds !== undefined && seconds >= 120 && seconds <= 1200)
}

export function findLineErrors(line: GroupeLine): LineErrors {
  const metres = readScaled(line.distance, 1000)
  const isFar = metres === null || (metres !== undefined && metres >= 100 && metres <= 300_000)
  const [fast, slow] = [readAllure(line.allure_min), readAllure(line.allure_max)]
  return {
    ...(!line.nom.trim() && { nom: 'Donnez un nom à ce groupe.' }),
    ...(!isPace(line.allure_min) && { allure_min: PACE }),
    ...(!isPace(line.allure_max) && { allure_max: PACE }),
    ...(fast && slow && fast > slow && { allure_max: 'La plus rapide vient d’abord.' }),
    ...(!isFar && { distance: 'Indiquez une distance en kilomètres.' }),
  }
}

const isBlank = ({ nom, allure_min, allure_max, distance }: GroupeLine) =>
  ![nom, allure_min, allure_max, distance].some((text) => text.trim())

export function toGroupes(lines: readonly GroupeLine[]): Groupe[] {
  return lines
    .filter((line) => !isBlank(line))
    .map((line) => {
      const [fast, slow] = [readAllure(line.allure_min), readAllure(line.allure_max)]
      const metres = readScaled(line.distance, 1000)
      return {
        nom: line.nom.trim(),
        ...(fast && { allure_min: fast }),
        ...(slow && { allure_max: slow }),
        ...(metres && { distance: metres }),
      }
    })
}

export const isSendable = (lines: readonly GroupeLine[]): boolean =>
  lines.every((line) => isBlank(line) || Object.keys(findLineErrors(line)).length === 0)
