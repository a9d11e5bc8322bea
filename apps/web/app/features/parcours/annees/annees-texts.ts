import type { Annees, Record as Best } from '@foulee/contract/parcours/annees'
import { addSommes, type Somme } from '@foulee/domain/parcours/annees'
import { type GenreRecord, nameRecord } from '@foulee/domain/parcours/records'
import { addDays, getMonday } from '@foulee/domain/shared/calendrier'
import { formatDateLongue, MOIS } from '@foulee/domain/shared/date'
import {
  formatAllure,
  formatDenivele,
  formatDistanceShort,
  formatDuree,
  formatNombre,
  formatTemps,
} from '@foulee/domain/shared/mesure'

export const MESURES = ['distance', 'duree', 'denivele', 'charge'] as const
export type Mesure = (typeof MESURES)[number]

export const MESURE_LABELS: Readonly<Record<Mesure, string>> = {
  distance: 'Distance',
  duree: 'Temps',
  denivele: 'Dénivelé',
  charge: 'Charge',
}

const FORMATS: Readonly<Record<Mesure, (value: number) => string>> = {
  distance: (metres) => formatDistanceShort(metres),
  duree: formatTemps,
  denivele: formatDenivele,
  charge: (value) => formatNombre(value),
}

export const formatMesure = (mesure: Mesure, value: number): string => FORMATS[mesure](value)

const UNKNOWN = { denivele: 'sans_denivele', charge: 'sans_charge' } as const

/** « au moins 420 m D+ » where some of its outings tell nothing of it; « inconnu » where all do. */
export function formatSomme(mesure: Mesure, somme: Somme): string {
  const text = formatMesure(mesure, somme[mesure])
  if (mesure === 'distance' || mesure === 'duree' || somme.nb === 0) return text
  const unknown = somme[UNKNOWN[mesure]]
  if (unknown === 0) return text
  return unknown === somme.nb ? 'inconnu' : `au moins ${text}`
}

/** « +12 % » of the year before, null where it had nothing to compare with. */
export function formatChange(now: number, before: number): string | null {
  if (before <= 0) return null
  const percent = Math.round((now / before - 1) * 100)
  const sign = percent > 0 ? '+' : ''
  return `${sign}${formatNombre(percent)}\u00a0%`
}

/** Sentence of a streak, with the longest beside it. */
export function describeSerie({ actuelle, plus_longue }: Annees['serie']): string | null {
  if (!plus_longue) return null
  const longest = `Votre plus longue suite\u00a0: ${weeks(plus_longue.semaines)}, à partir du ${formatDateLongue(plus_longue.du)}.`
  if (!actuelle) return longest
  const current = `${weeks(actuelle.semaines)} de suite avec une sortie.`
  return actuelle.semaines === plus_longue.semaines ? current : `${current} ${longest}`
}

const weeks = (nb: number) => `${formatNombre(nb)}\u00a0semaine${nb > 1 ? 's' : ''}`

export type Bar = { cle: string; nom: string; court: string; somme: Somme; avant: Somme | null }

export const listMonthBars = ({ mois, mois_avant }: Annees): Bar[] =>
  mois.map((somme, index) => {
    const nom = MOIS[index] ?? ''
    return {
      cle: nom,
      nom,
      court: nom.slice(0, 1).toUpperCase(),
      somme,
      avant: mois_avant[index] ?? null,
    }
  })

/** Years from the first to the last, with those without an outing. */
export function listYearBars({ annees }: Annees): Bar[] {
  const first = annees.at(-1)?.annee ?? 0
  const years = Array.from(
    { length: (annees[0]?.annee ?? 0) - first + 1 },
    (_, rank) => first + rank,
  )
  return years.map((year) => ({
    cle: String(year),
    nom: String(year),
    court: years.length > 6 ? `’${String(year).slice(2)}` : String(year),
    somme: addSommes(annees.filter(({ annee }) => annee === year)),
    avant: null,
  }))
}

/** Every week of the year, with those without an outing. */
export function listWeekBars({ annee, semaines }: Annees): Bar[] {
  const bars: Bar[] = []
  for (let du = getMonday(`${annee}-01-01`); du <= `${annee}-12-31`; du = addDays(du, 7)) {
    const somme = addSommes(semaines.filter((week) => week.du === du))
    const sunday = addDays(du, 6)
    const isFirst = sunday.startsWith(`${annee}-`) && sunday.slice(8) <= '07'
    const mois = isFirst ? MOIS[Number(sunday.slice(5, 7)) - 1] : undefined
    bars.push({
      cle: du,
      nom: `semaine du ${formatDateLongue(du)}`,
      court: mois?.slice(0, 1).toUpperCase() ?? '',
      somme,
      avant: null,
    })
  }
  return bars
}

export const nameEtalon = (genre: GenreRecord, mesure: number): string =>
  nameRecord(genre, mesure) ?? formatDenivele(mesure)

/** Pace of a distance; metres climbed in an hour. */
export function formatRate(genre: GenreRecord, { mesure, secondes }: Best): string {
  if (genre === 'distance') return formatAllure(secondes / (mesure / 1000))
  return `${formatNombre(Math.round((mesure / secondes) * 3600))}\u00a0m/h`
}

export const formatRecord = ({ secondes }: Pick<Best, 'secondes'>): string => formatDuree(secondes)
