import {
  findWrong,
  mergePassages,
  type Passage,
  type PointPassage,
} from '@foulee/domain/courses/passages'
import { readRelais } from '@foulee/domain/courses/relais'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import type { Fiche } from '#platform/spreadsheets/records.ts'
import { formatTooFast, type Ligne, NO_INITIALES, type Refusee } from './lines.ts'
import { formatWrong } from './passages.ts'
import { toRecherche } from './runners.ts'
import { isImpossible } from './values.ts'

export type Lue = { fiche: Fiche; ligne: Ligne }

/**
 * Groups runners' lines into teams: by team name, split when two teams of that name have their own
 * numbers; by number without a name. A lone line without a name stays a line.
 * @param distance of the whole relay, in metres
 * @param points that have columns of passages
 */
export function groupTeams(
  lues: readonly Lue[],
  distance: number | null,
  points: readonly PointPassage[] = [],
): (Ligne | Refusee)[] {
  const groups = Map.groupBy(lues, getGroupKey)
  const teams = [...groups.values()].flatMap((group) => {
    const numbers = new Set(group.map(({ ligne }) => ligne.dossard))
    const isSplit = numbers.size > 1 && numbers.size < group.length
    return isSplit ? [...Map.groupBy(group, ({ ligne }) => ligne.dossard).values()] : [group]
  })
  const taken = new Map<string, number>()
  return teams.map((team) => {
    const { fiche, ligne } = makeTeam(team)
    const wrong = findTimeError(ligne, distance)
    if (wrong) return toRefusee(fiche, 'temps', wrong)
    const back = findWrong(ligne.passages, ligne.temps)
    if (back) return toRefusee(fiche, 'passages', formatWrong(nameOf(back, points)))
    if (ligne.dossard === null) return ligne
    const other = taken.get(ligne.dossard)
    taken.set(ligne.dossard, fiche.ligne)
    return other === undefined
      ? ligne
      : toRefusee(fiche, 'dossard', `Ce dossard est déjà à la ligne\u00a0${other}.`)
  })
}

const nameOf = ({ metres }: Passage, points: readonly PointPassage[]): PointPassage =>
  points.find((point) => point.metres === metres) ?? { nom: null, metres }

const toRefusee = (
  fiche: Fiche,
  champ: 'dossard' | 'temps' | 'passages',
  message: string,
): Refusee => ({
  ...fiche,
  champ,
  valeur: '',
  message,
})

const getGroupKey = ({ fiche, ligne }: Lue): string => {
  if (ligne.equipe) return `equipe ${normalizeTexte(ligne.equipe)}`
  return ligne.dossard ? `dossard ${ligne.dossard}` : `ligne ${fiche.ligne}`
}

function common<T>(values: readonly T[]): T | null {
  const [first = null] = values
  return values.every((value) => value === first) ? first : null
}

function makeTeam(lues: readonly Lue[]): Lue {
  const [first] = lues
  if (!first) throw new RangeError('A team has a runner.')
  const lignes = lues.map(({ ligne }) => ligne)
  const { ligne, fiche } = first
  if (lues.length === 1 && (!ligne.equipe || ligne.equipiers.length)) return first
  const statut = lignes.find((ligne) => ligne.statut !== 'classe')?.statut ?? 'classe'
  const rang = lignes.find((ligne) => ligne.rang !== null)?.rang ?? null
  const { temps, relais } = findTimes(lignes)
  const sexes = lignes.map(({ sexe }) => sexe)
  const nom = ligne.equipe ?? ''
  return {
    fiche,
    ligne: {
      ...ligne,
      nom,
      prenom: '',
      statut,
      rang: statut === 'classe' ? rang : null,
      temps: statut === 'classe' ? temps : null,
      sexe: sexes.includes(null) ? null : (common(sexes) ?? 'x'),
      annee: null,
      categorie: common(lignes.map(({ categorie }) => categorie)),
      club: common(lignes.map(({ club }) => club)),
      code: lignes.find(({ code }) => code !== null)?.code ?? null,
      ...NO_INITIALES,
      recherche: toRecherche(nom, ''),
      passages: mergePassages(lignes.map(({ passages }) => passages)),
      equipiers: lignes.map((ligne, nth) => ({
        ...{ nom: ligne.nom, prenom: ligne.prenom, sexe: ligne.sexe, annee: ligne.annee },
        ...{ initiales: ligne.initiales, initiales_age: ligne.initiales_age, age: ligne.age },
        ...{ recherche: ligne.recherche, temps: relais[nth] ?? null },
      })),
    },
  }
}

/** A time that may belong to any runner is refused, since it would be too fast. */
function findTimeError({ statut, temps, rang }: Ligne, distance: number | null): string | null {
  if (statut !== 'classe') return null
  if (temps === null) {
    return rang === null ? 'Il manque le temps, ou la place. Pour un abandon, écrivez DNF.' : null
  }
  return distance !== null && isImpossible(temps, distance) ? formatTooFast(distance) : null
}

/** Leg times have a column of their own; else differing times within a team are legs. */
function findTimes(lignes: readonly Ligne[]) {
  const times = lignes.map(({ temps }) => temps)
  const legs = lignes.map(({ temps_relais }) => temps_relais)
  if (legs.some((leg) => leg !== null)) return readRelais(times.find(Boolean) ?? null, legs)
  const measured = times.filter((time) => time !== null)
  if (measured.length > 1 && common(measured) === null) return readRelais(null, times)
  return { temps: measured[0] ?? null, relais: lignes.map(() => null) }
}
