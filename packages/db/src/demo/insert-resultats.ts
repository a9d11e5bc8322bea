import { getCategorieFfa, getSaison } from '@foulee/domain/courses/categorie'
import { parisInstant } from '@foulee/domain/heure-paris'
import { normalizeTexte } from '@foulee/domain/recherche'
import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import type { CastIds } from './cast.ts'
import { insertRows } from './insert-rows.ts'
import { createRandom, type Random } from './random.ts'

/** How many épreuves of the past have their results here. */
const SHOWN = 2
const MAX_RUNNERS = 420

const PRENOMS = {
  f: [
    'Camille',
    'Anaïs',
    'Sophie',
    'Inès',
    'Julie',
    'Manon',
    'Claire',
    'Hélène',
    'Lucie',
    'Nathalie',
    'Élodie',
    'Marion',
    'Aurélie',
    'Sarah',
    'Fatima',
    'Chloé',
    'Isabelle',
  ],
  h: [
    'Thomas',
    'Nicolas',
    'Julien',
    'Antoine',
    'Yann',
    'Mathieu',
    'Rachid',
    'Pierre',
    'Hugo',
    'Sébastien',
    'Laurent',
    'Kévin',
    'Guillaume',
    'Olivier',
    'Mehdi',
    'Loïc',
    'Philippe',
  ],
} as const
const NOMS = [
  'MARTIN',
  'BERNARD',
  'ROUX',
  'GIRARD',
  'LEFÈVRE',
  'FONTAINE',
  'CHEVALIER',
  'GAUTHIER',
  'PERRIN',
  'MOULIN',
  'BENALI',
  'LE GOFF',
  'CARPENTIER',
  'VIDAL',
  'BRUN',
  'JACQUET',
  'DA SILVA',
  'MEUNIER',
  'RENARD',
  'COLIN',
  'DUVAL',
  'HADDAD',
  'FAVRE',
  'TESSIER',
] as const
const CLUBS = ['AC des Deux Vallées', 'Les Foulées du Lac', 'Trail Passion', 'US Coteaux'] as const

type Run = { id: number; distance: number; denivele: number | null; jour: string; places: number }

/** The last run épreuves of Léa's races, and a long one of others: who arrived, and when. */
export async function insertResultats(tx: Tx, cast: CastIds, now: Date): Promise<number[]> {
  const { rows } = await tx.execute<Run & { courses_id: number }>(sql`
    select distinct on (is_lea) p.id, p.distance, p.denivele, e.date_debut::text as jour, p.places,
      c.id as courses_id, exists(select from organisateur_membres m
        where m.organisateurs_id = c.organisateurs_id and m.users_id = ${cast.lea}) as is_lea
    from epreuves p join editions e on e.id = p.editions_id join courses c on c.id = e.courses_id
    where c.etat >= 100 and not e.annulee and e.date_debut < ${now.toISOString()}::date - 3
      and p.type in ('route', 'trail') and p.distance between 10000 and 45000
    order by is_lea desc, e.date_debut desc, p.distance desc, p.id limit ${SHOWN}`)
  for (const run of rows) await insertRun(tx, run, cast)
  return rows.map(({ courses_id }) => courses_id)
}

async function insertRun(tx: Tx, run: Run, cast: CastIds): Promise<void> {
  const random = createRandom(`resultats ${run.distance} ${run.places}`)
  const nb = Math.min(MAX_RUNNERS, Math.round((run.places || 300) * 0.7))
  const runners = Array.from({ length: nb }, (_, index) => invent(run, index, random))
  const karim: Runner = {
    ...invent(run, nb, random),
    prenom: 'Karim',
    nom: 'BENALI',
    sexe: 'h',
    users_id: cast.karim,
    preuve: 'organisateur',
    statut: 'classe',
    initiales: false,
    temps: getTemps(run, 3.4),
  }
  const everyone = [...runners, karim]
  await insertRows(tx, t.resultats, rank(everyone.map(name)))
  await insertRows(tx, t.resultatEnvois, [
    {
      epreuves_id: run.id,
      fichier_nom: `classement-${run.jour}.csv`,
      nb: everyone.length,
      users_id: cast.lea,
      envoye_le: parisInstant(run.jour, '19:30').toISOString(),
    },
  ])
}

type Runner = Omit<typeof t.resultats.$inferInsert, 'recherche'>

const name = (runner: Runner) => ({
  ...runner,
  recherche: normalizeTexte(`${runner.prenom} ${runner.nom}`),
})

/** @param speed metres of km-effort per second */
const getTemps = ({ distance, denivele }: Pick<Run, 'distance' | 'denivele'>, speed: number) =>
  Math.round((distance + 10 * (denivele ?? 0)) / speed)

function invent({ id, distance, denivele, jour }: Run, index: number, random: Random): Runner {
  const sexe = random.chance(0.38) ? ('f' as const) : ('h' as const)
  const annee = Number(jour.slice(0, 4)) - random.int(20, 68)
  const speed = 4.7 - 1.9 * ((random.next() + random.next()) / 2) - (sexe === 'f' ? 0.25 : 0)
  const isOut = random.chance(0.04)
  return {
    epreuves_id: id,
    dossard: String(index + 1),
    prenom: random.pick(PRENOMS[sexe]),
    nom: random.pick(NOMS),
    sexe,
    annee,
    categorie: getCategorieFfa(annee, getSaison(jour)),
    club: random.chance(0.35) ? random.pick(CLUBS) : null,
    temps: isOut ? null : getTemps({ distance, denivele }, speed),
    statut: isOut ? 'abandon' : 'classe',
    initiales: random.chance(0.03),
    users_id: null,
    preuve: null,
  }
}

/** Places among all, each sex, and each category of a sex. */
function rank<T extends Runner>(runners: readonly T[]) {
  const sorted = runners.toSorted((a, b) => (a.temps ?? Infinity) - (b.temps ?? Infinity))
  const seen = new Map<string, number>()
  const next = (group: string) => {
    const place = (seen.get(group) ?? 0) + 1
    seen.set(group, place)
    return place
  }
  return sorted.map((runner) => {
    if (runner.statut !== 'classe') return runner
    const { sexe, categorie } = runner
    return {
      ...runner,
      rang: next('tous'),
      rang_sexe: next(`${sexe}`),
      rang_categorie: next(`${categorie} ${sexe}`),
    }
  })
}
