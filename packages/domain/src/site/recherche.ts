/** What the search everywhere finds (produit 14.16), and how it reads what a person typed. */

import { takeGraphemes } from '../shared/graphemes.ts'
import { normalizeTexte, splitTermes } from '../shared/recherche.ts'

/** The kinds that are found, in the order in which they are shown, with their names in the plural. */
export const RECHERCHE_LABELS = {
  course: 'Courses',
  parcours: 'Parcours',
  voyage: 'Séjours',
  plan: 'Plans d’entraînement',
  seance: 'Séances',
  evenement: 'Évènements',
  magasin: 'Magasins',
  organisateur: 'Organisateurs',
  agence: 'Agences',
  profil: 'Coureurs',
  page: 'Pages',
} as const
export type RechercheKind = keyof typeof RECHERCHE_LABELS
export const RECHERCHE_KINDS = Object.keys(RECHERCHE_LABELS) as [RechercheKind, ...RechercheKind[]]

/** Counts go that far; beyond, there are « more than ». */
export const RECHERCHE_CAP = 100
/** What one may type. */
export const RECHERCHE_MAX = 200

/** A word to search for; `isStart`: so words may begin. */
export type Terme = { mot: string; isStart: boolean }
/** What was typed: how titles may begin, and the words. No words: titles alone. */
export type Demande = { debut: string; termes: Terme[] }

const isDigits = (mot: string) => /^\p{N}+$/u.test(mot)

/** Letters and digits of a text, one space apart: what titles are compared by. */
export const toTitre = (texte: string): string =>
  normalizeTexte(texte)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')

/**
 * Reads what was typed. One letter begins too many words: alone it searches the beginning of titles,
 * as the last of several it is still being typed, and figures stand for themselves.
 * @returns null when there is nothing to search
 */
export function readDemande(texte: string): Demande | null {
  const debut = takeGraphemes(toTitre(texte), RECHERCHE_MAX)
  if (!debut) return null
  const mots = splitTermes(texte)
  const termes = mots.flatMap((mot, at): Terme[] => {
    if (mot.length > 1) return [{ mot, isStart: true }]
    if (isDigits(mot)) return [{ mot, isStart: false }]
    return at === mots.length - 1 ? [] : [{ mot, isStart: false }]
  })
  return { debut, termes }
}

/** A page of the product that is always there, whatever the staff writes, and the words that it is found by. */
export type PageFixe = { titre: string; chemin: string; mots: string }

/** The pages that people look for by their names. */
export const PAGES_FIXES: readonly PageFixe[] = [
  {
    titre: 'Calendrier des courses',
    chemin: '/calendrier',
    mots: 'agenda dates départements mois',
  },
  { titre: 'Parcours', chemin: '/itineraires', mots: 'itinéraires traces gpx départements' },
  { titre: 'Évènements', chemin: '/sorties', mots: 'sorties courir ensemble groupe club' },
  {
    titre: 'Séjours par destination',
    chemin: '/destinations',
    mots: 'voyages stages pays régions',
  },
  { titre: 'Plans d’entraînement', chemin: '/plans-entrainement', mots: 'marathon semi 10 km' },
  { titre: 'Magasins de course à pied', chemin: '/magasins', mots: 'chaussures boutiques' },
  { titre: 'Actualités', chemin: '/actualites', mots: 'nouvelles news' },
  { titre: 'Organiser une course', chemin: '/organisateur', mots: 'organisateurs publier' },
  { titre: 'Proposer des séjours', chemin: '/agences', mots: 'agences voyages' },
  { titre: 'Partager ses parcours', chemin: '/contributeur-de-parcours', mots: 'contribuer gpx' },
  { titre: 'Coachs et clubs', chemin: '/club-et-coach', mots: 'entraîneurs' },
  { titre: 'Découvrir Foulée', chemin: '/lancement', mots: 'nouveau lancement inscription' },
  {
    titre: 'Montres connectées',
    chemin: '/montres',
    mots: 'garmin suunto coros polar aide synchroniser',
  },
  { titre: 'Les avis', chemin: '/avis', mots: 'notes commentaires modération' },
  { titre: 'Nous contacter', chemin: '/nous-contacter', mots: 'aide contact équipe question' },
]

/** Of these pages those that every word finds; those that are titled so first. */
export function findPagesFixes(
  { debut, termes }: Demande,
  pages: readonly PageFixe[] = PAGES_FIXES,
): { page: PageFixe; isNamed: boolean }[] {
  const found = pages.flatMap((page) => {
    const titre = toTitre(page.titre)
    const mots = `${titre} ${toTitre(page.mots)}`.split(' ')
    const isNamed = titre.startsWith(debut)
    const isFound =
      termes.length > 0 &&
      termes.every(({ mot, isStart }) =>
        mots.some((known) => (isStart ? known.startsWith(mot) : known === mot)),
      )
    return isNamed || isFound ? [{ page, isNamed }] : []
  })
  return found.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
}
