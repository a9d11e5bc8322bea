import { readRelais } from '@foulee/domain/courses/relais'
import { normalizeTexte } from '@foulee/domain/recherche'
import type { Fiche } from '../../../../tables/records.ts'
import { type Ligne, NAMED, type Refusee } from './lines.ts'
import { toRecherche } from './runners.ts'

/** A line of a file, or what one runner of a team is on it. */
export type Lue = { fiche: Fiche; ligne: Ligne }

/**
 * Makes a team of the lines of its runners: those of one team’s name, of which two teams have numbers of
 * their own; without a name those of one number. What stands alone without a name stays a line.
 */
export function groupTeams(lues: readonly Lue[]): (Ligne | Refusee)[] {
  const groups = Map.groupBy(lues, nameGroup)
  return [...groups.values()].flatMap((group) => {
    const numbers = new Set(group.map(({ ligne }) => ligne.dossard))
    const isSplit = numbers.size > 1 && numbers.size < group.length
    const teams = isSplit ? [...Map.groupBy(group, ({ ligne }) => ligne.dossard).values()] : [group]
    return teams.map(makeTeam)
  })
}

const nameGroup = ({ fiche, ligne }: Lue): string => {
  if (ligne.equipe) return `equipe ${normalizeTexte(ligne.equipe)}`
  return ligne.dossard ? `dossard ${ligne.dossard}` : `ligne ${fiche.ligne}`
}

/** The one value that all of them have. */
function common<T>(values: readonly T[]): T | null {
  const [first = null] = values
  return values.every((value) => value === first) ? first : null
}

function makeTeam(lues: readonly Lue[]): Ligne | Refusee {
  const [first] = lues
  if (!first) throw new RangeError('A team has a runner.')
  const lignes = lues.map(({ ligne }) => ligne)
  const { ligne, fiche } = first
  if (lues.length === 1 && (!ligne.equipe || ligne.equipiers.length)) return checkTime(first)
  const statut = lignes.find((one) => one.statut !== 'classe')?.statut ?? 'classe'
  const rang = lignes.find((one) => one.rang !== null)?.rang ?? null
  const { temps, relais } = findTimes(lignes)
  const sexes = lignes.map(({ sexe }) => sexe)
  const nom = ligne.equipe ?? ''
  return checkTime({
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
      ...NAMED,
      recherche: toRecherche(nom, ''),
      equipiers: lignes.map((one, nth) => ({
        ...{ nom: one.nom, prenom: one.prenom, sexe: one.sexe, annee: one.annee },
        ...{ initiales: one.initiales, initiales_age: one.initiales_age, age: one.age },
        ...{ recherche: one.recherche, temps: relais[nth] ?? null },
      })),
    },
  })
}

/** What may stand on the line of any runner stands on none. */
function checkTime({ fiche, ligne }: Lue): Ligne | Refusee {
  const { statut, temps, rang } = ligne
  if (statut !== 'classe' || temps !== null || rang !== null) return ligne
  const message = 'Il manque le temps, ou la place. Pour un abandon, écrivez DNF.'
  return { ...fiche, champ: 'temps', valeur: '', message }
}

/** Times of legs stand in a column of their own; else the times of a team that differ are its legs. */
function findTimes(lignes: readonly Ligne[]) {
  const times = lignes.map(({ temps }) => temps)
  const legs = lignes.map(({ temps_relais }) => temps_relais)
  if (legs.some((leg) => leg !== null)) return readRelais(times.find(Boolean) ?? null, legs)
  const known = times.filter((time) => time !== null)
  if (known.length > 1 && common(known) === null) return readRelais(null, times)
  return { temps: known[0] ?? null, relais: lignes.map(() => null) }
}
