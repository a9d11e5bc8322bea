import { MOST_LINES, type Record, type Records } from '@foulee/contract/parcours/annees'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { executePrepared } from '@foulee/db/prepared'
import * as t from '@foulee/db/schema'
import { FAMILLES, type Famille } from '@foulee/domain/parcours/annees'
import { type GenreRecord, RECORDS_DISTANCE, RECORDS_MONTEE } from '@foulee/domain/parcours/records'
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'

type Row = Record & { genre: GenreRecord }

export async function findRecords(
  db: Db,
  users_id: number,
  annee: number | undefined,
): Promise<Records> {
  const quickest = await findQuickest(db, users_id, annee)
  const cotes = await findClimbs(db, users_id, annee)
  const etalons = [
    ...listEtalons('distance', RECORDS_DISTANCE, quickest),
    ...listEtalons('montee', RECORDS_MONTEE, quickest),
    ...(cotes.length ? [{ genre: 'cote' as const, mesure: null, meilleurs: cotes }] : []),
  ]
  return {
    etalons,
    plus_longues: await findMost(db, users_id, annee, sql`distance`),
    plus_hautes: await findMost(db, users_id, annee, sql`denivele`),
    plus_durables: await findMost(db, users_id, annee, sql`coalesce(duree_mouvement, duree)`),
    ecartes: await findPutAside(db, users_id),
  }
}

const listEtalons = (
  genre: 'distance' | 'montee',
  etalons: readonly { mesure: number }[],
  rows: readonly Row[],
): Records['etalons'] =>
  etalons
    .map(({ mesure }) => ({
      genre,
      mesure,
      meilleurs: rows
        .filter((row) => row.genre === genre && row.mesure === mesure)
        .map(({ genre: _, ...record }) => record),
    }))
    .filter(({ meilleurs }) => meilleurs.length > 0)

const inYear = (annee: number | undefined): SQL =>
  annee === undefined
    ? sql``
    : sql`and a.jour between ${`${annee}-01-01`}::date and ${`${annee}-12-31`}::date`

const COLUMNS = sql`r.id, r.genre, r.activites_id, a.titre, a.jour::text as jour, r.mesure, r.secondes, r.debut`

/** Three best of each measure, read from the index one measure after the other. */
async function findQuickest(db: Db, users_id: number, annee: number | undefined): Promise<Row[]> {
  const measures = [
    ...RECORDS_DISTANCE.map(({ mesure }) => ({ genre: 'distance', mesure })),
    ...RECORDS_MONTEE.map(({ mesure }) => ({ genre: 'montee', mesure })),
  ]
  const { rows } = await executePrepared<Row>(
    db,
    sql`
    select best.* from jsonb_to_recordset(${JSON.stringify(measures)}::jsonb) as m (genre text, mesure int)
    cross join lateral (
      select ${COLUMNS} from activite_records r join activites a on a.id = r.activites_id
      where r.users_id = ${users_id} and a.double_de is null and r.ecarte_le is null
        and r.genre = m.genre and r.mesure = m.mesure ${inYear(annee)}
      order by r.secondes, r.id limit 3) as best
    order by best.genre, best.mesure, best.secondes, best.id`,
  )
  return rows
}

async function findClimbs(db: Db, users_id: number, annee: number | undefined): Promise<Record[]> {
  const { rows } = await executePrepared<Row>(
    db,
    sql`
    select ${COLUMNS} from activite_records r join activites a on a.id = r.activites_id
    where r.users_id = ${users_id} and a.double_de is null and r.ecarte_le is null
      and r.genre = 'cote' ${inYear(annee)}
    order by r.mesure desc, r.secondes, r.id limit 5`,
  )
  return rows.map(({ genre: _, ...record }) => record)
}

async function findMost(
  db: Db,
  users_id: number,
  annee: number | undefined,
  value: SQL,
): Promise<Records['plus_longues']> {
  const { rows } = await executePrepared<Records['plus_longues'][number]>(
    db,
    sql`
    select a.id as activites_id, a.titre, a.jour::text as jour, ${value} as valeur from activites a
    where a.users_id = ${users_id} and a.double_de is null and ${value} > 0 ${inYear(annee)}
      and a.sport in (select jsonb_array_elements_text(${JSON.stringify(FAMILLES.course)}::jsonb))
    order by ${value} desc, a.id desc limit 3`,
  )
  return rows
}

const MOST_PUT_ASIDE = 50

async function findPutAside(db: Db, users_id: number): Promise<Row[]> {
  const { rows } = await executePrepared<Row>(
    db,
    sql`
    select ${COLUMNS} from activite_records r join activites a on a.id = r.activites_id
    where r.users_id = ${users_id} and a.double_de is null and r.ecarte_le is not null
    order by r.ecarte_le desc, r.id limit ${MOST_PUT_ASIDE}`,
  )
  return rows
}

export async function putRecordAside(
  db: Db,
  { users_id, id, ecarte_le }: { users_id: number; id: number; ecarte_le: string | null },
): Promise<void> {
  const changed = await db
    .update(t.activiteRecords)
    .set({ ecarte_le })
    .where(and(eq(t.activiteRecords.id, id), eq(t.activiteRecords.users_id, users_id)))
    .returning({ id: t.activiteRecords.id })
  if (!changed.length) throw new ApiError('record_introuvable')
}

/** Whole lines of a member’s own outings, never answered to anybody else. */
export async function findCarte(
  db: Db,
  {
    users_id,
    annee,
    famille,
  }: { users_id: number; annee?: number | undefined; famille?: Famille | undefined },
) {
  const { id, titre, apercu, sport, jour } = t.activites
  const where = and(
    eq(t.activites.users_id, users_id),
    isNull(t.activites.double_de),
    sql`cardinality(${apercu}) > 0`,
    famille && inArray(sport, [...FAMILLES[famille]]),
    annee === undefined
      ? undefined
      : sql`${jour} between ${`${annee}-01-01`}::date and ${`${annee}-12-31`}::date`,
  )
  const sorties = await db
    .select({ activites_id: id, titre, lignes: apercu })
    .from(t.activites)
    .where(where)
    .orderBy(sql`${jour} desc nulls last`, desc(id))
    .limit(MOST_LINES)
  if (sorties.length < MOST_LINES) return { sorties, reste: 0 }
  const [all] = await db.select({ nb: count() }).from(t.activites).where(where)
  return { sorties, reste: (all?.nb ?? 0) - sorties.length }
}
