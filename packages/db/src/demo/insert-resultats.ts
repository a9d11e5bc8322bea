import { parisInstant } from '@foulee/domain/shared/heure-paris'
import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import type { CastIds } from './cast.ts'
import { insertPassages } from './insert-passages.ts'
import { insertRows } from './insert-rows.ts'
import { getTemps, invent, type Run, type Runner, rank, toNamedRunner } from './invent-runners.ts'
import { createRandom, type Random } from './random.ts'

const SHOWN = 2
const MAX_RUNNERS = 420

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
  const relays = await insertRelay(tx, cast, now)
  return [...rows, ...relays].map(({ courses_id }) => courses_id)
}

const TEAMS = [
  'Les Lièvres',
  'Passe-moi le relais',
  'Les Chaussettes',
  'Du bitume au sommet',
  '',
] as const
const LEGS = 4

async function insertRelay(tx: Tx, cast: CastIds, now: Date): Promise<{ courses_id: number }[]> {
  const { rows } = await tx.execute<Run & { courses_id: number }>(sql`
    select p.id, coalesce(p.distance, 10000) as distance, p.denivele, e.date_debut::text as jour,
      p.places, c.id as courses_id
    from epreuves p join editions e on e.id = p.editions_id join courses c on c.id = e.courses_id
    where c.etat >= 100 and not e.annulee and not e.brouillon and p.type = 'relais'
      and e.date_debut < ${now.toISOString()}::date - 3
      and not exists (select from resultat_envois s where s.epreuves_id = p.id)
    order by e.date_debut desc, p.id limit 1`)
  for (const run of rows) {
    const random = createRandom(`relais ${run.distance}`)
    const teams = TEAMS.map((nom, index) => inventTeam(run, { nom, index }, random))
    const sorted = teams.toSorted((a, b) => (a[0]?.temps ?? 0) - (b[0]?.temps ?? 0))
    const placed = sorted.flatMap(([team, ...legs], index) =>
      team ? [{ ...team, rang: index + 1 }, ...legs] : [],
    )
    await insertRows(tx, t.resultats, placed.map(toNamedRunner))
    await insertRows(tx, t.resultatEnvois, [sentBy(run, teams.length, cast)])
  }
  return rows
}

function inventTeam(run: Run, { nom, index }: { nom: string; index: number }, random: Random) {
  const legs = Array.from({ length: LEGS }, (_, leg): Runner => {
    const runner = invent({ ...run, distance: run.distance / LEGS }, leg, random)
    const temps = runner.temps ?? getTemps({ distance: run.distance / LEGS, denivele: 0 }, 3.2)
    const alone = { dossard: null, categorie: null, club: null, statut: 'classe' as const }
    return { ...runner, ...alone, temps, equipe: index + 1, relais: leg + 1 }
  })
  const temps = legs.reduce((sum, leg) => sum + (leg.temps ?? 0), 0)
  const team: Runner = {
    ...{ epreuves_id: run.id, dossard: String(index + 1), nom, prenom: '', temps },
    equipe: index + 1,
  }
  return [team, ...legs]
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
  await insertRows(tx, t.resultats, rank(everyone.map(toNamedRunner)))
  await insertPassages(tx, run.id)
  const corrige_le = parisInstant(run.jour, '21:05').toISOString()
  await insertRows(tx, t.resultatEnvois, [{ ...sentBy(run, everyone.length, cast), corrige_le }])
  await insertRows(tx, t.resultatCorrections, [
    {
      ...{ epreuves_id: run.id, lot: 0, geste: 'corrige', ligne: 'BENALI Karim', cles: [] },
      changements: { club: ['AC des Deux Vallees', 'AC des Deux Vallées'] },
      ...{ users_id: cast.lea, le: corrige_le },
    },
  ])
}

export const sentBy = (run: Pick<Run, 'id' | 'jour'>, nb: number, cast: CastIds) => ({
  epreuves_id: run.id,
  fichier_nom: `classement-${run.jour}.csv`,
  nb,
  users_id: cast.lea,
  envoye_le: parisInstant(run.jour, '19:30').toISOString(),
})
