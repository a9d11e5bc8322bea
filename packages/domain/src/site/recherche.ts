/** Global search (produit 14.16): kinds and query parsing. */

import { takeGraphemes } from '../shared/graphemes.ts'
import { normalizeTexte, splitTermes } from '../shared/recherche.ts'

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

/** Counts are capped; above is shown as « plus de ». */
export const RECHERCHE_CAP = 100
export const RECHERCHE_MAX = 200

export type Terme = { mot: string; isStart: boolean }
/** Parsed query: title prefix and terms. Without terms only titles are searched. */
export type Demande = { debut: string; termes: Terme[] }

const isDigits = (mot: string) => /^\p{N}+$/u.test(mot)

export const toTitre = (texte: string): string =>
  normalizeTexte(texte)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')

/**
 * Parses a query. A single letter matches too much: alone it is only a title prefix, as the last
 * word it is ignored as still being typed; digits are searched as they are.
 * @returns null if there is nothing to search
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

export type PageFixe = { titre: string; chemin: string; mots: string }

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
