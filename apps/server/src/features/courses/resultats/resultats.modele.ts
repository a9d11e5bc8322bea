import type { ChampResultat } from '@foulee/contract/courses/resultats-fichier'
import type { FormatModele } from '@foulee/contract/shared/tableau'
import {
  CATEGORIE_LABELS,
  CATEGORIES,
  getAgeMin,
  getSaison,
} from '@foulee/domain/courses/categorie'
import { findPoint, type PointPassage, titlePoint } from '@foulee/domain/courses/passages'
import { readRelayHead } from '@foulee/domain/courses/relais'
import { STATUT_RESULTAT_LABELS } from '@foulee/domain/courses/resultat'
import { type RefusedLine, writeRefusedLines } from '#platform/spreadsheets/refused-lines.ts'
import { type TemplateColumn, writeTemplate } from '#platform/spreadsheets/write-template.ts'
import { LAISSEE } from './lecture/ages.ts'
import { guessColonnes } from './lecture/columns.ts'
import type { Course, Refusee } from './lecture/lines.ts'
import { type Opened, readBody, readPortions } from './lecture/open-file.ts'
import type { Epreuve } from './resultats.policy.ts'

const TITRES: Readonly<Record<ChampResultat, string>> = {
  rang: 'Place',
  dossard: 'Dossard',
  nom: 'Nom',
  prenom: 'Prénom',
  identite: 'Nom et prénom',
  sexe: 'Sexe',
  annee: 'Année de naissance',
  categorie: 'Catégorie',
  club: 'Club',
  temps: 'Temps',
  statut: 'Statut',
  initiales: 'Initiales',
  code: 'Code coureur',
  equipe: 'Équipe',
  temps_relais: 'Temps relais',
  epreuve: 'Épreuve',
}

export function writeModele(epreuve: Epreuve, format: FormatModele) {
  const saison = getSaison(epreuve.jour)
  const categories = CATEGORIES.filter((code) => epreuve.age !== 'majeur' || getAgeMin(code) >= 18)
  const born = (code: (typeof CATEGORIES)[number]) =>
    `${code} (${CATEGORIE_LABELS[code]}, jusqu’en ${saison - getAgeMin(code)})`
  const column = (champ: ChampResultat, aide: string, exemple: string, choix?: string[]) => ({
    ...{ titre: TITRES[champ], aide, exemple },
    ...(choix && { choix }),
  })
  const columns: TemplateColumn[] = [
    column('rang', 'Vide, elle suit des temps.', '1'),
    column('dossard', 'Le numéro, avec ses zéros.', '0412'),
    column('nom', 'Le nom de famille.', 'DURAND'),
    column('prenom', 'Le prénom.', 'Camille'),
    column('sexe', 'F, H ou X.', 'F', ['F', 'H', 'X']),
    column(
      'annee',
      'Sans elle ni catégorie, le nom est montré par des initiales\u00a0: ce peut être un mineur.',
      '1985',
    ),
    column(
      'categorie',
      `Vide, elle suit de l’année de naissance. ${categories.map(born).join(', ')}.`,
      'SE',
      categories,
    ),
    column('club', 'Le club ou l’équipe.', 'AC Lac'),
    column('temps', 'Heures, minutes, secondes.', '0:41:12'),
    column(
      'statut',
      'Pour qui n’est pas classé.',
      'Abandon',
      Object.values(STATUT_RESULTAT_LABELS),
    ),
    column('initiales', 'Oui pour qui veut rester anonyme.', 'Oui', ['Oui']),
    ...epreuve.points.map((point) => ({
      titre: titleColumn(point, epreuve.points),
      aide: 'Le passage\u00a0: le temps depuis le départ. Vide, il est inconnu.',
      exemple: '0:20:30',
    })),
  ]
  const nom = `modele-resultats-${epreuve.course_slug}-${epreuve.id}`
  return writeTemplate({ nom, feuille: 'Résultats', columns, format })
}

/**
 * Rejected lines with the reasons, to correct and send again.
 * @param toutes includes the valid ones, since the next file replaces all
 */
export async function writeRefusees(
  opened: Opened,
  course: Course,
  toutes: boolean,
): Promise<string> {
  const refused = new Map<number, RefusedLine>()
  for await (const { refusees } of readPortions(opened, course)) {
    for (const refusee of refusees) refused.set(refusee.ligne, describe(opened, refusee))
  }
  const titres = labelColumns(opened)
  if (!toutes) return writeRefusedLines(titres, [...refused.values()])
  const lines: RefusedLine[] = []
  for await (const fiche of readBody(opened)) {
    lines.push(refused.get(fiche.ligne) ?? { ...fiche, raison: '' })
  }
  return writeRefusedLines(titres, lines)
}

function describe({ lu }: Opened, { ligne, champ, message, cells }: Refusee): RefusedLine {
  if (champ === 'passages') return { ligne, cells, raison: message }
  const { titre = TITRES[champ] } = lu.titres[lu.colonnes[champ] ?? -1] ?? {}
  return { ligne, cells, raison: `${titre}\u00a0: ${message}` }
}

/** The file's own names where the reader knows them; else what its sender said of the column. */
function labelColumns({
  lu: { titres, colonnes, relayeurs, passages },
  entetes,
}: Opened): string[] {
  const guessed = guessColonnes(entetes)
  const points = new Map(passages.colonnes.map(({ colonne, metres }) => [colonne, metres]))
  const runners = labelRunners(relayeurs)
  const champOf = (of: typeof colonnes, index: number) =>
    (Object.keys(of) as ChampResultat[]).find((champ) => of[champ] === index)
  return titres.map(({ titre }, index) => {
    const [chosen, guess] = [champOf(colonnes, index), champOf(guessed, index)]
    const runner = runners.get(index)
    if (runner) return readRelayHead(titre) ? titre : runner
    const metres = points.get(index)
    if (metres !== undefined) return labelPoint(titre, metres, passages.points)
    if (chosen === guess) return titre
    return chosen ? TITRES[chosen] : `${titre}${LAISSEE}`
  })
}

/** The file's own title where it names the point, else one that does. */
function labelPoint(titre: string, metres: number, points: readonly PointPassage[]): string {
  const point = points.find((point) => point.metres === metres)
  if (!point || findPoint(titre, points) === point) return titre
  return titleColumn(point, points)
}

/** Fields and runners of teams are found before points. */
export const titleColumn = (point: PointPassage, points: readonly PointPassage[]): string =>
  titlePoint(
    point,
    points,
    (titre) =>
      readRelayHead(titre) !== null || Object.keys(guessColonnes([titre], true)).length > 0,
  )

const labelRunners = (relayeurs: Opened['lu']['relayeurs']): Map<number, string> =>
  new Map(
    relayeurs.flatMap(({ equipier, prenom, relais }, nth) => {
      const numbered = (index: number | undefined, titre: string): [number, string][] =>
        index === undefined ? [] : [[index, `${titre} ${nth + 1}`]]
      return [
        ...numbered(equipier, 'Équipier'),
        ...numbered(prenom, 'Prénom équipier'),
        ...numbered(relais, 'Relais'),
      ]
    }),
  )
