import { formatAllure, formatNombre } from '../shared/mesure.ts'
import { formatPlageAllure } from './allures.ts'
import type { Cible, Fin } from './step.ts'
import { findZone, targetZone } from './zones.ts'

const NBSP = '\u00a0'

const count = (value: number, word: string) => `${value}${NBSP}${word}${value >= 2 ? 's' : ''}`

export function formatDuree(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = whole % 60
  return [
    hours > 0 && count(hours, 'heure'),
    minutes > 0 && count(minutes, 'minute'),
    rest > 0 && count(rest, 'seconde'),
  ]
    .filter(Boolean)
    .join(' ')
}

export function formatDistance(metres: number): string {
  const whole = Math.round(metres)
  if (whole < 5000 || whole % 100 !== 0) return `${formatNombre(whole)}${NBSP}mètres`
  const kilometres = formatNombre(whole / 1000, 1).replace(/,0$/, '')
  return `${kilometres}${NBSP}kilomètres`
}

export function formatFin(fin: Fin): string {
  if (fin.type === 'touche') return 'jusqu’à la touche'
  return fin.type === 'temps' ? formatDuree(fin.valeur) : formatDistance(fin.valeur)
}

const decimal = (value: number) => formatNombre(value, 1).replace(/,0$/, '')

function formatFigures(cible: Exclude<Cible, { type: 'libre' }>): string {
  const { type, min, max } = cible
  if (type === 'allure') {
    return min === max ? formatAllure(min) : formatPlageAllure({ min, max })
  }
  const figures = min === max ? decimal(min) : `${decimal(min)}–${decimal(max)}`
  switch (type) {
    case 'vma':
      return `${figures}${NBSP}% de la VMA`
    case 'fc_max':
      return `${figures}${NBSP}% de la FC${NBSP}max`
    case 'fc':
      return `${figures}${NBSP}bpm`
    case 'puissance':
      return `${figures}${NBSP}W`
    case 'rpe':
      return `${figures} sur${NBSP}10 d’effort`
  }
}

/**
 * Target as complement: « à 100–105 % de la VMA », « en endurance fondamentale (EF, 65–75 % de la
 * VMA) »; empty for a free target. The zone is only named with its default values.
 */
export function formatCible(cible: Cible): string {
  if (cible.type === 'libre') return ''
  const figures = formatFigures(cible)
  const zone = findZone(cible.zone ?? '')
  if (!zone) return `à ${figures}`
  const own = targetZone(zone)
  const isOwn = own.type === cible.type && own.min === cible.min && own.max === cible.max
  return isOwn ? `${zone.locution} (${zone.code}, ${figures})` : `à ${figures} (${zone.code})`
}
