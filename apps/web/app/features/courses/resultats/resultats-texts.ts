import type { MonResultat } from '@foulee/contract/courses/palmares'
import type { Resultat } from '@foulee/contract/courses/resultat'
import type { ResumeResultats } from '@foulee/contract/courses/resultats'
import { STATUT_RESULTAT_LABELS } from '@foulee/domain/courses/resultat'
import { formatAllure, formatDuree, formatNombre } from '@foulee/domain/shared/mesure'

const NBSP = '\u00a0'

export function formatRang(rang: number, sexe?: Resultat['sexe']): string {
  if (rang > 1) return `${formatNombre(rang)}e`
  return sexe === 'f' ? '1re' : '1er'
}

export const placeText = ({ rang, statut }: Pick<Resultat, 'rang' | 'statut'>): string =>
  rang === null ? STATUT_RESULTAT_LABELS[statut] : formatNombre(rang)

export const tempsText = ({ temps }: Pick<Resultat, 'temps'>): string =>
  temps === null ? '–' : formatDuree(temps)

/** « 12e, 3 places gagnées »: the place at a point, and since the point before. */
export const placesText = ({ rang, gagnees }: { rang: number; gagnees: number | null }): string =>
  gagnees ? `${formatRang(rang)}, ${gagneesText(gagnees)}` : formatRang(rang)

/** « 3 places gagnées »; « aucune place gagnée ni perdue ». */
export function gagneesText(gagnees: number): string {
  if (gagnees === 0) return 'aucune place gagnée ni perdue'
  const nb = Math.abs(gagnees)
  const word = gagnees > 0 ? 'gagnée' : 'perdue'
  const plural = nb > 1 ? 's' : ''
  return `${formatNombre(nb)}${NBSP}place${plural} ${word}${plural}`
}

/** The same in a column: « +3 », « −12 », « = ». */
export function gagneesSign(gagnees: number): string {
  if (gagnees === 0) return '='
  return `${gagnees > 0 ? '+' : '−'}${formatNombre(Math.abs(gagnees))}`
}

type Point = { nom: string | null; metres: number; is_arrivee?: boolean }

export const kmText = (metres: number): string => `km${NBSP}${formatNombre(metres / 1000, 1)}`

export const pointText = ({ nom, metres, is_arrivee }: Point): string =>
  is_arrivee ? 'Arrivée' : (nom ?? kmText(metres))

/** « Cilaos, km 14,0 »: two points may have one name. */
export const pointOptionText = (point: Point): string =>
  point.nom ? `${point.nom}, ${kmText(point.metres)}` : pointText(point)

export const allureText = ({ temps }: Pick<Resultat, 'temps'>, distance: number | null): string =>
  temps && distance ? formatAllure((temps * 1000) / distance) : ''

/** `M1 F, 3e`; without the place `M1 F`. */
export function categorieText(
  line: Pick<Resultat, 'categorie' | 'sexe' | 'rang_categorie'>,
): string {
  const name = [line.categorie, line.sexe?.toUpperCase()].filter(Boolean).join(NBSP)
  if (!line.categorie || line.rang_categorie === null) return name
  return `${name}, ${formatRang(line.rang_categorie, line.sexe)}`
}

export const amongText = ({ rang, sexe }: Pick<Resultat, 'rang' | 'sexe'>, classes: number) =>
  rang === null ? '' : `${formatRang(rang, sexe)} sur ${formatNombre(classes)}`

export function worthText({ rang, sexe, centile }: Resultat, classes: number): string {
  const place = amongText({ rang, sexe }, classes)
  return !place || centile === null || centile > 50
    ? place
    : `${place}, parmi les ${centile}${NBSP}% les plus rapides`
}

export function countText(nb: number, lignes: readonly Pick<Resultat, 'equipiers'>[]): string {
  const isTeams = lignes.some(({ equipiers }) => equipiers !== undefined)
  if (nb === 1) return isTeams ? 'Une équipe' : 'Un coureur'
  return `${formatNombre(nb)}${NBSP}${isTeams ? 'équipes' : 'coureurs'}`
}

export function runnersText({
  nom,
  equipiers = [],
}: {
  nom: string
  equipiers?: readonly { nom: string }[] | undefined
}): string {
  const runners = equipiers.map((equipier) => equipier.nom)
  return nom === runners.join(' / ') ? '' : runners.join(', ')
}

export function relaisText({ equipe, numero, temps }: NonNullable<MonResultat['relais']>): string {
  const leg = `Relais${NBSP}${numero}${equipe && ` de l’équipe ${equipe}`}`
  return temps === null ? leg : `${leg}, en ${formatDuree(temps)}`
}

type Courue = Pick<Resultat, 'rang' | 'sexe' | 'temps' | 'statut'>

/** « 3h12'05, 42e sur 421 », or the reason why there is no place. */
export const courueText = (line: Courue, classes: number): string =>
  line.statut === 'classe'
    ? [tempsText(line), amongText(line, classes)].filter(Boolean).join(', ')
    : STATUT_RESULTAT_LABELS[line.statut]

type Spread = NonNullable<ResumeResultats['repartition']>

export function spreadText({ debut, pas, nombres }: Spread, median: number | null): string {
  const most = Math.max(...nombres)
  const from = debut + nombres.indexOf(most) * pas
  const half =
    median === null ? '' : `La moitié des classés ont mis ${formatDuree(median)} ou moins. `
  return `${half}Le plus grand nombre, ${formatNombre(most)}, est arrivé entre ${formatDuree(from)} et ${formatDuree(from + pas)}.`
}
