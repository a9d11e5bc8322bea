import { addDays } from '@foulee/domain/shared/calendrier'
import { parisInstant } from '@foulee/domain/shared/heure-paris'
import { interpolate } from '@foulee/trace/column'
import { shareTime } from '@foulee/trace/fade'
import { cutStretches } from '@foulee/trace/stretches'
import { type Survey, surveyTrack } from '@foulee/trace/survey'
import type { Track } from '@foulee/trace/track'
import { writeGpx } from '@foulee/trace/write-gpx'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import { decodeLines, encodeLines } from '../read-models/parcours-trace.ts'
import * as t from '../schema.ts'
import { CAST, type CastIds } from './cast.ts'
import type { TraceKeeper } from './insert-parcours.ts'
import { sentBy } from './insert-resultats.ts'
import { identify, insertRows } from './insert-rows.ts'
import { getTemps, invent, type Run, type Runner, rank, toNamedRunner } from './invent-runners.ts'
import { createRandom } from './random.ts'

/** A race day to look back on: two editions of an épreuve with its route, and Léa in both. */
export async function insertRaceDay(
  tx: Tx,
  cast: CastIds,
  now: Date,
  keeper: Pick<TraceKeeper, 'storeOriginal'>,
): Promise<number[]> {
  const race = await findRace(tx, now)
  if (!race) return []
  await tx
    .update(t.epreuves)
    .set({ parcours_id: race.parcours_id })
    .where(eq(t.epreuves.id, race.id))
  const before = await insertEditionBefore(tx, race)
  const points = placePoints(race)
  await replacePoints(tx, [race.id, race.next_id, before.id], points)
  const day = await readDay(tx, race, points)
  await insertField(tx, cast, before, day, 1.05)
  const lea = await insertField(tx, cast, race, day, 1)
  await insertOuting(tx, cast, race, day, lea, keeper)
  return [race.courses_id]
}

type Race = Run & {
  courses_id: number
  editions_id: number
  next_id: number
  parcours_id: number
  heure: string
  course: string
}

/** The longest épreuve run with a route, and without results yet. */
async function findRace(tx: Tx, now: Date): Promise<Race | null> {
  const { rows } = await tx.execute<Race>(sql`
    select p.id, p.distance, p.denivele, e.date_debut::text as jour, p.places, c.id as courses_id,
      c.nom as course, e.id as editions_id, n.id as next_id, n.parcours_id,
      coalesce(p.heure_depart, e.heure_depart, '08:00')::text as heure
    from epreuves p join editions e on e.id = p.editions_id join courses c on c.id = e.courses_id
      join course_cards k on k.courses_id = c.id
      join editions f on f.courses_id = c.id and f.date_debut = k.date_debut
      join epreuves n on n.editions_id = f.id and n.nom = p.nom and n.parcours_id is not null
    where c.etat >= 100 and not e.annulee and e.editions_fin is null
      and e.date_debut < ${now.toISOString()}::date - 3 and p.type = 'trail'
      and not exists (select from resultat_envois s where s.epreuves_id = p.id)
    order by p.distance desc, p.id limit 1`)
  return rows[0] ?? null
}

/** The same épreuve a year before. */
async function insertEditionBefore(tx: Tx, race: Race): Promise<Run> {
  const jour = addDays(race.jour, -364)
  const [edition] = await tx.select().from(t.editions).where(eq(t.editions.id, race.editions_id))
  const [epreuve] = await tx.select().from(t.epreuves).where(eq(t.epreuves.id, race.id))
  if (!edition || !epreuve) return race
  const [before] = await identify(tx, t.editions, [
    {
      ...edition,
      date_debut: jour,
      url_inscription: null,
      inscription_ouverture: null,
      inscription_fermeture: null,
    },
  ])
  const [same] = await identify(tx, t.epreuves, [{ ...epreuve, resultats_url: null }])
  if (!before || !same) return race
  await insertRows(tx, t.editions, [before])
  await insertRows(tx, t.epreuves, [{ ...same, editions_id: before.id }])
  return { ...race, id: same.id, jour }
}

const POINTS = [
  { share: 0.23, type: 'ravito_liquide', nom: 'La chapelle' },
  { share: 0.44, type: 'ravito_complet', nom: 'Le hameau' },
  { share: 0.63, type: 'controle', nom: 'La crête' },
  { share: 0.82, type: 'ravito_solide', nom: 'Le pont de pierre' },
] as const

const placePoints = ({ distance }: Race) =>
  POINTS.map(({ share, ...point }) => ({
    ...point,
    km: Math.round((share * distance) / 100) / 10,
  }))

/** The same points in each edition. */
async function replacePoints(
  tx: Tx,
  epreuves: readonly number[],
  points: ReturnType<typeof placePoints>,
): Promise<void> {
  await tx.delete(t.epreuvePoints).where(inArray(t.epreuvePoints.epreuves_id, [...epreuves]))
  const rows = epreuves.flatMap((epreuves_id) => points.map((point) => ({ ...point, epreuves_id })))
  await insertRows(tx, t.epreuvePoints, rows)
}

/** Ground of the épreuve: its track, and share of the whole time at a distance of the track. */
type Day = { survey: Survey; shareAt: ShareAt; points: readonly number[] }
type ShareAt = (metres: number) => number

/** Part of the way that took longer than any calculation says. */
const HARD = { from: 0.45, to: 0.7, slower: 0.09 }
const DOWN = -0.04

async function readDay(
  tx: Tx,
  { parcours_id, distance }: Race,
  points: ReturnType<typeof placePoints>,
): Promise<Day> {
  const [trace] = await tx
    .select({ lignes: t.parcoursTraces.lignes, altitudes: t.parcoursTraces.altitudes })
    .from(t.parcoursTraces)
    .where(eq(t.parcoursTraces.parcours_id, parcours_id))
  const survey = surveyTrack({ segments: trace ? decodeLines(trace) : [] })
  return {
    survey,
    shareAt: readShares(survey, distance),
    points: points.map(({ km }) => Math.round(km * 1000)),
  }
}

const HOURS = 3

/** @param downhill factor of the time of descents */
function readShares(survey: Survey, distance: number, downhill = 1): ShareAt {
  const stretches = cutStretches(survey, { sol: 'sentier' })
  const metres = new Float64Array(stretches.length + 1)
  const efforts = new Float64Array(stretches.length + 1)
  for (const [index, { longueur, effort, pente }] of stretches.entries()) {
    const along = ((metres[index] ?? 0) + longueur / 2) / survey.distance
    const isHard = along > HARD.from && along < HARD.to
    metres[index + 1] = (metres[index] ?? 0) + longueur
    const slower = (isHard ? 1 + HARD.slower : 1) * (pente < DOWN ? downhill : 1)
    efforts[index + 1] = (efforts[index] ?? 0) + effort * slower
  }
  const whole = efforts.at(-1) ?? 1
  const scale = survey.distance / distance
  return (at) => shareTime(interpolate(metres, efforts, at * scale) / whole, HOURS)
}

const RUNNERS = 150
/** Powers of the share of the time: some start fast, others slowly. */
const PACING = { least: 0.97, most: 1.05 }
/** Metres of km-effort per second; she starts too fast, and goes down with care. */
const LEA = { speed: 3.55, pacing: 1.1, downhill: 1.2 }

type Passages = readonly { metres: number; temps: number }[]

/** @param slower factor of her time @returns her passages, then her time */
async function insertField(
  tx: Tx,
  cast: CastIds,
  run: Run,
  { shareAt, points }: Day,
  slower: number,
): Promise<{ temps: number; passages: Passages }> {
  const random = createRandom(`jour de course ${run.jour.slice(0, 4)} ${run.distance}`)
  const others = Array.from({ length: RUNNERS }, (_, index) => ({
    ...invent(run, index, random),
    pacing: PACING.least + random.next() * (PACING.most - PACING.least),
  }))
  const lea = { ...asLea(run, cast, random), pacing: LEA.pacing }
  lea.temps = Math.round((lea.temps ?? 0) * slower)
  const everyone = await identify(tx, t.resultats, rank([...others, lea].map(toNamedRunner)))
  await insertRows(
    tx,
    t.resultats,
    everyone.map(({ pacing: _, ...runner }) => runner),
  )
  const passagesOf = ({ temps, pacing }: { temps?: number | null; pacing: number }): Passages =>
    points.map((metres) => ({
      metres,
      temps: Math.round((temps ?? 0) * shareAt(metres) ** pacing),
    }))
  await insertRows(
    tx,
    t.resultatPassages,
    everyone.flatMap((runner) =>
      runner.temps
        ? passagesOf(runner).map((passage) => ({ ...passage, resultats_id: runner.id }))
        : [],
    ),
  )
  await insertRows(tx, t.resultatEnvois, [sentBy(run, everyone.length, cast)])
  return { temps: lea.temps, passages: passagesOf(lea) }
}

function asLea(run: Run, cast: CastIds, random: ReturnType<typeof createRandom>): Runner {
  const { prenom = '', nom = '' } = CAST.find(({ name }) => name === 'lea') ?? {}
  return {
    ...invent(run, RUNNERS, random),
    prenom,
    nom: nom.toUpperCase(),
    sexe: 'f',
    annee: 1988,
    categorie: 'M0',
    club: null,
    statut: 'classe',
    initiales: false,
    temps: getTemps(run, LEA.speed),
    users_id: cast.lea,
    preuve: 'organisateur',
  }
}

/** Her watch began a minute and a half before the gun, and stood at two of the points. */
const EARLY = 90
const STOPS = [0, 420, 0, 240]

async function insertOuting(
  tx: Tx,
  cast: CastIds,
  race: Race,
  { survey, points }: Day,
  lea: { temps: number; passages: Passages },
  { storeOriginal }: Pick<TraceKeeper, 'storeOriginal'>,
): Promise<void> {
  const gun = parisInstant(race.jour, race.heure.slice(0, 5))
  const stops = points.map((metres, nth) => ({ metres, duree: STOPS[nth] ?? 0 }))
  const shareAt = readShares(survey, race.distance, LEA.downhill)
  const clock = readClock(lea, { distance: race.distance, shareAt, stops })
  const scale = race.distance / survey.distance
  const track: Track = {
    ...EMPTY,
    name: race.course,
    segments: survey.parts.map(({ segment, distances }) => ({
      ...segment,
      time: distances.map((metres) => gun.getTime() + 1000 * Math.round(clock(metres * scale))),
    })),
  }
  const [first] = track.segments
  if (first) first.time[0] = gun.getTime() - 1000 * EARLY
  await insertRows(tx, t.activites, [
    {
      users_id: cast.lea,
      titre: race.course,
      sport: 'course_a_pied',
      debut: new Date(gun.getTime() - 1000 * EARLY).toISOString(),
      distance: Math.round(survey.distance),
      denivele: race.denivele,
      duree: lea.temps + EARLY,
      duree_mouvement: lea.temps - STOPS.reduce((sum, duree) => sum + duree, 0),
      original: await storeOriginal(tx, Buffer.from(writeGpx(track, { hasTimes: true })), 'gpx'),
      original_nom: `course-${race.jour}.gpx`,
      format: 'gpx',
      ...encodeLines(track),
      created_at: new Date(gun.getTime() + 8 * 3_600_000).toISOString(),
    },
  ])
}

const EMPTY: Omit<Track, 'name' | 'segments'> = {
  description: null,
  waypoints: [],
  source: { format: 'gpx', creator: null, kind: 'activite', sport: null, dropped: 0 },
}

type Way = Pick<Day, 'shareAt'> & {
  distance: number
  stops: readonly { metres: number; duree: number }[]
}

/** Seconds from the gun at metres of the course, through the passages, after the stop at a point. */
function readClock(
  { temps, passages }: { temps: number; passages: Passages },
  { distance, shareAt, stops }: Way,
): (metres: number) => number {
  const known = [{ metres: 0, temps: 0 }, ...passages, { metres: distance, temps }]
  return (metres) => {
    const next = Math.max(
      1,
      known.findIndex((place) => place.metres >= metres),
    )
    const [from, to] = [known[next - 1], known[next]]
    if (!from || !to) return temps
    const stop = stops.find((stop) => stop.metres === from.metres)?.duree ?? 0
    const whole = shareAt(to.metres) - shareAt(from.metres)
    const share = whole > 0 ? (shareAt(metres) - shareAt(from.metres)) / whole : 1
    const left = from.temps + (metres > from.metres ? stop : 0)
    return left + share * (to.temps - left)
  }
}
