import type { Bilan, LieuBilan, ManqueBilan } from '@foulee/contract/parcours/bilan'
import { STATUT_RESULTAT_LABELS } from '@foulee/domain/courses/resultat'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import type { SensPente } from '@foulee/domain/parcours/bilan'
import { formatDuree, formatNombre, formatTemps } from '@foulee/domain/shared/mesure'

/** Seconds under which nobody is early nor late. */
const EVEN = 30

export const kmText = (metres: number): string => `km\u00a0${formatNombre(metres / 1000, 1)}`

export const nameOf = ({ nom, metres, is_arrivee }: LieuBilan): string =>
  is_arrivee ? 'Arrivée' : (nom ?? kmText(metres))

/** « 3 min d’avance », « à l’heure ». */
export function avanceText(avance: number): string {
  if (Math.abs(avance) < EVEN) return 'à l’heure'
  return `${formatTemps(Math.abs(avance))} ${avance > 0 ? 'd’avance' : 'de retard'}`
}

export const tickText = (avance: number): string => (avance === 0 ? '0' : avanceText(avance))

/** Time taken beyond another: « +3 min », « −3 min », « égal ». */
export function ecartText(reel: number | null, other: number | null): string | null {
  if (reel === null || other === null) return null
  const ecart = reel - other
  if (Math.abs(ecart) < EVEN) return 'égal'
  return `${ecart > 0 ? '+' : '−'}${formatTemps(Math.abs(ecart))}`
}

export const planText = ({ base, niveau, temps }: NonNullable<Bilan['plan']>): string => {
  const time = formatTemps(temps)
  if (base === 'objectif') return `Le plan\u00a0: votre feuille de route, pour ${time} visées.`
  return niveau
    ? `Le plan\u00a0: ${time}, d’un niveau ${NIVEAU_LABELS[niveau].toLocaleLowerCase('fr')}.`
    : `Le plan\u00a0: ${time}, d’après vos résultats d’avant la course.`
}

export const semblablesText = ({ nb, least, most }: NonNullable<Bilan['semblables']>): string =>
  `Les coureurs de votre temps\u00a0: ${formatNombre(nb)} ont fini entre ${formatTemps(least)} et ${formatTemps(most)}\u00a0; à chaque point, le milieu. Personne n’est nommé.`

export const mineText = ({ resultat, lieux }: Bilan): string => {
  if (resultat && resultat.statut !== 'classe') return STATUT_RESULTAT_LABELS[resultat.statut]
  const finish = lieux.findLast(({ is_arrivee }) => is_arrivee)?.reel ?? null
  return finish === null ? '—' : formatDuree(finish)
}

const SENS_LABELS: Readonly<Record<SensPente, string>> = {
  montee: 'En montée',
  plat: 'Sur le plat',
  descente: 'En descente',
}
export const sensText = (sens: SensPente): string => SENS_LABELS[sens]

export function penteText({
  secondes,
  ecart,
  part,
}: {
  secondes: number
  ecart: number
  part: number
}) {
  const time = formatTemps(secondes)
  if (Math.abs(ecart) < EVEN) return `${time}, comme votre moyenne`
  const side = ecart > 0 ? 'de plus' : 'de moins'
  return `${time}, soit ${formatTemps(Math.abs(ecart))} ${side} que votre moyenne (${formatNombre(Math.abs(part) * 100)}\u00a0%)`
}

type Paths = { resultats: string; feuille: string }
type Manque = { text: string; label?: string; to?: (paths: Paths) => string }

const MANQUES: Readonly<Record<ManqueBilan, Manque>> = {
  resultat: {
    text: 'Votre résultat prouvé n’est pas là.',
    label: 'Voir les résultats',
    to: ({ resultats }) => resultats,
  },
  passages: {
    text: 'Votre résultat n’a pas de passages\u00a0: le fichier de l’organisateur n’en donne pas.',
  },
  sortie: {
    text: 'Votre sortie de ce jour n’est pas là\u00a0: ni arrêts, ni pentes, ni temps entre les points.',
    label: 'Ajouter ma sortie',
    to: () => '/contribution/activites',
  },
  heures: { text: 'Le fichier de votre sortie n’a pas d’heures, ou ne se lit plus.' },
  plan: {
    text: 'Aucun plan\u00a0: ni temps visé sur cet appareil, ni résultat d’avant la course, ni niveau.',
    label: 'Faire une feuille de route',
    to: ({ feuille }) => feuille,
  },
  semblables: { text: 'Moins de 5\u00a0coureurs ont fini en votre temps avec des passages.' },
  trace: {
    text: 'Le parcours de l’épreuve n’est pas connu\u00a0: ni profil, ni effort égal par tronçon.',
  },
}

/** Sentence of a lack, and the way to fill it. */
export function describeManque(manque: ManqueBilan, paths: Paths) {
  const { text, label, to } = MANQUES[manque]
  return { text, door: label && to ? { label, to: to(paths) } : null }
}
