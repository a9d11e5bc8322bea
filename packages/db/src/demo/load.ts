import { addMonths } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { slugify } from '@foulee/domain/shared/slug'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { rebuildCourseCards } from '../read-models/course-cards.ts'
import * as t from '../schema.ts'
import { liftStatementTimeout } from '../statement-timeout.ts'
import { buildCourse } from './build-course.ts'
import { CAST, type CastIds, DEMO_PASSWORD, insertCast } from './cast.ts'
import { insertAvantages, insertClubBadges } from './club/badges.ts'
import { insertEvenements } from './club/insert-evenements.ts'
import { insertInscriptions } from './club/insert-inscriptions.ts'
import { insertMagasins } from './club/insert-magasins.ts'
import { insertDeedPoints } from './club/insert-points.ts'
import { insertReductions } from './club/insert-reductions.ts'
import { insertSondages } from './club/insert-sondages.ts'
import { insertActivites } from './insert-activites.ts'
import { insertAvis } from './insert-avis.ts'
import { insertContact } from './insert-contact.ts'
import { insertCourses } from './insert-courses.ts'
import { insertDeclares } from './insert-declares.ts'
import { insertEntrainement } from './insert-entrainement.ts'
import { insertFil } from './insert-fil.ts'
import { insertListes } from './insert-listes.ts'
import { insertLives } from './insert-lives.ts'
import { insertMessages } from './insert-messages.ts'
import { insertSeanceOutings } from './insert-outings-seances.ts'
import { insertParcours, type TraceKeeper } from './insert-parcours.ts'
import { insertPictures, type PictureKeeper } from './insert-pictures.ts'
import { insertRaceDay } from './insert-race-day.ts'
import { insertRegie } from './insert-regie.ts'
import { insertResultats } from './insert-resultats.ts'
import { identify, insertRows } from './insert-rows.ts'
import { insertSejours } from './insert-sejours.ts'
import { DEMO_RACES } from './races/index.ts'
import { isOfLea, type PlacedRace, placeRaces } from './situations.ts'

/** Arbitrary advisory lock key. */
const LOCK = 70_417_002

/** Server functions needed by the demo; `hashPassword` as checked by sign-in. */
type DemoServices = TraceKeeper &
  PictureKeeper & {
    hashPassword: (password: string) => Promise<string>
  }

export async function hasCourses(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists(select from courses) as found`,
  )
  return rows[0]?.found ?? false
}

/**
 * Loads the demo atomically, dated around `now`.
 * @returns false if races existed and nothing was done
 */
export async function loadDemo(
  db: Db,
  now: Date,
  { hashPassword, ...keeper }: DemoServices,
): Promise<boolean> {
  const hashes = await Promise.all(CAST.map(() => hashPassword(DEMO_PASSWORD)))
  return db.transaction(async (tx) => {
    await liftStatementTimeout(tx)
    // Several processes may start at once on a new database.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (await hasCourses(tx)) return false
    const placed = placeRaces(DEMO_RACES, now)
    const joined = parisInstant(addMonths(parisDate(now), -40), '09:00').toISOString()
    const cast = await insertCast(tx, joined, hashes)
    await insertLives(tx, cast, joined, now)
    const organisers = await insertOrganisers(tx, placed, cast, joined)
    const ids = await insertCourses(
      tx,
      placed.map((placedRace) =>
        buildCourse(placedRace, organisers.get(placedRace.race.organisateur) ?? 0, cast, now),
      ),
    )
    await rebuildCourseCards(tx, ids, now)
    await insertParcours(tx, cast, now, keeper)
    await insertActivites(tx, cast, now, keeper)
    await insertAvis(tx, cast, now)
    await insertListes(tx, cast, now)
    await insertEntrainement(tx, cast, now)
    await insertSeanceOutings(tx, cast, keeper)
    await insertSejours(tx, cast, now)
    await insertPictures(tx, now, keeper)
    await insertMagasins(tx, cast, now)
    await insertEvenements(tx, cast, now)
    await insertInscriptions(tx, cast, now)
    const run = [
      ...(await insertResultats(tx, cast, now)),
      ...(await insertRaceDay(tx, cast, now, keeper)),
    ]
    await rebuildCourseCards(tx, run, now)
    await insertDeclares(tx, cast, now)
    await insertSondages(tx, cast, now)
    await insertReductions(tx, cast, now)
    await insertDeedPoints(tx)
    await insertClubBadges(tx, now)
    await insertAvantages(tx, now)
    await insertRegie(tx, cast, now)
    await insertFil(tx, cast, now)
    await insertMessages(tx, cast, now)
    await insertContact(tx, cast, now)
    await tx.execute(sql`analyze`)
    return true
  })
}

async function insertOrganisers(
  tx: Tx,
  placed: readonly PlacedRace[],
  cast: CastIds,
  created_at: string,
): Promise<Map<string, number>> {
  const byName = Map.groupBy(placed, ({ race }) => race.organisateur)
  const rows = [...byName].map(([nom, [first]]) => {
    const { ville = '', code_postal = null } = first?.race ?? {}
    const slug = slugify(nom)
    const recherche = normalizeTexte(`${nom} ${ville}`)
    return {
      nom,
      slug,
      ville,
      code_postal,
      email: `bonjour@${slug}.example`,
      recherche,
      verifie_le: created_at,
      created_at,
    }
  })
  const organisers = await identify(tx, t.organisateurs, rows)
  await insertRows(tx, t.organisateurs, organisers)
  const hers = organisers.filter(({ nom }) => byName.get(nom)?.some(isOfLea))
  await insertRows(
    tx,
    t.organisateurMembres,
    hers.map(({ id }, index) => ({
      organisateurs_id: id,
      users_id: cast.lea,
      origine: index % 2 ? ('revendication' as const) : ('creation' as const),
      created_at,
    })),
  )
  return new Map(organisers.map(({ id, nom }) => [nom, id]))
}
