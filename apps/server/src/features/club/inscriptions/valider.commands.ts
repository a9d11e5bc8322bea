import type { Validation, Vu } from '@foulee/contract/club/inscriptions'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { formatVerdict, judge, type Verdict } from '@foulee/domain/club/inscription'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { canEditEvenement } from '#features/club/evenements/evenements.policy.ts'
import { awardPoints, takeBackPoints } from '#kernel/points/points.award.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import { assertAccueilReceives, COMPTE_SUPPRIME, getOwnedDate } from './accueil.queries.ts'
import { getCodeKey, isRightCode, signInscription } from './codes.ts'
import { type DateOf, type InscriptionRow, readDates } from './date-rows.ts'
import { toFacts } from './dates.ts'

type Batch = { user: User; dates_id: number; vus: readonly Vu[]; now: Date }
type RegisteredMember = { inscription: InscriptionRow; nom: string }

/**
 * Applies check-ins, each judged alone: a refusal does not block the others, and a repeated one
 * gets the same answer.
 * @throws ApiError `evenement_date_introuvable`
 */
export async function validateBatch(db: Db, batch: Batch): Promise<Validation[]> {
  const { user, dates_id, vus, now } = batch
  const of = await getOwnedDate(db, user, dates_id)
  const key = await getCodeKey(db)
  const answers: Validation[] = []
  const registered = await readRegistered(
    db,
    vus.map(({ inscription }) => inscription),
  )
  for (const vu of vus) {
    answers.push(
      await validateOne(db, { of, key, vu, user, now, registered: registered.get(vu.inscription) }),
    )
  }
  return answers
}

async function readRegistered(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, RegisteredMember>> {
  const rows = await db
    .select({ inscription: t.inscriptions, prenom: t.users.prenom, nom: t.users.nom })
    .from(t.inscriptions)
    .leftJoin(t.users, eq(t.users.id, t.inscriptions.users_id))
    .where(inArray(t.inscriptions.id, [...ids]))
  return new Map(
    rows.map(({ inscription, prenom, nom }) => [
      inscription.id,
      { inscription, nom: getDisplayName({ nom, prenom }) || COMPTE_SUPPRIME },
    ]),
  )
}

type CheckIn = {
  of: DateOf
  key: string
  vu: Vu
  registered: RegisteredMember | undefined
  user: User
  now: Date
}

async function validateOne(db: Db, checkIn: CheckIn): Promise<Validation> {
  const { registered, user, vu, now } = checkIn
  const at = new Date(Math.min(Date.parse(vu.at), now.getTime()))
  const verdict = decide(checkIn, registered?.inscription, at)
  if (verdict !== 'valide' || !registered)
    return answer(db, checkIn, { verdict, row: registered?.inscription })
  const done = await mark(db, checkIn, { row: registered.inscription, at })
  if (done) return answer(db, checkIn, { verdict, row: done })
  // Another check-in was first, or the member cancelled at this moment.
  const { inscription: row } =
    (await readRegistered(db, [vu.inscription])).get(vu.inscription) ?? registered
  const isSame = row.valide_par === user.id && isAt(row, at)
  return answer(db, checkIn, { verdict: isSame ? 'valide' : decide(checkIn, row, at), row })
}

const isAt = ({ valide_le }: InscriptionRow, at: Date) =>
  valide_le !== null && new Date(valide_le).getTime() === at.getTime()

function decide({ of, key, vu, user, now }: CheckIn, row: InscriptionRow | undefined, at: Date) {
  const isRight = vu.hash === null ? null : row && isRightCode(vu.hash, signInscription(key, row))
  if (vu.hash !== null && !row) return 'code_faux'
  const shown = row && { ...row, isRight: isRight ?? null }
  const verdict = judge(shown, { id: of.date.id, ...toFacts(of) }, { at, now })
  // Names are searched within the date alone: nothing is revealed of others.
  if (verdict === 'autre_date' && vu.hash === null) return 'inconnue'
  const isSame = row?.valide_par === user.id && row && isAt(row, at)
  return verdict === 'deja_valide' && isSame ? 'valide' : verdict
}

type Mark = { row: InscriptionRow; at: Date }

/**
 * Marks attendance once and pays points; a second caller changes nothing.
 * @returns the registration afterwards; null where it was validated or cancelled meanwhile
 */
const mark = (db: Db, { vu, user }: CheckIn, { row, at }: Mark): Promise<InscriptionRow | null> =>
  db.transaction(async (tx) => {
    const { inscriptions } = t
    const [done] = await tx
      .update(inscriptions)
      .set({
        valide_le: at.toISOString(),
        valide_par: user.id,
        valide_comment: vu.hash === null ? 'nom' : 'code',
      })
      .where(
        and(
          eq(inscriptions.id, row.id),
          eq(inscriptions.etat, 'inscrit'),
          isNull(inscriptions.valide_le),
        ),
      )
      .returning()
    if (!done) return null
    // No points for members who run the check-in themselves.
    if (done.users_id && done.users_id !== user.id) {
      await awardPoints(tx, done.users_id, 'evenement_valide', done.evenement_dates_id)
    }
    return done
  })

type Unvalidation = { user: User; dates_id: number; inscription: number; at: string; now: Date }

/**
 * Takes back a check-in made by mistake, with its points, while the desk may still send.
 * @throws ApiError `evenement_date_introuvable`, `accueil_ferme`, `inscription_introuvable`
 */
export async function unvalidate(db: Db, request: Unvalidation): Promise<void> {
  const { user, dates_id, inscription, now } = request
  const at = new Date(Math.min(Date.parse(request.at), now.getTime()))
  const of = await getOwnedDate(db, user, dates_id)
  assertAccueilReceives(of, now)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(t.inscriptions)
      .set({
        valide_le: null,
        valide_par: null,
        valide_comment: null,
        devalide_le: at.toISOString(),
      })
      .where(
        and(
          eq(t.inscriptions.id, inscription),
          eq(t.inscriptions.evenement_dates_id, dates_id),
          isNotNull(t.inscriptions.valide_le),
        ),
      )
      .returning()
    if (!row) throw new ApiError('inscription_introuvable')
    if (row.users_id) await takeBackPoints(tx, row.users_id, 'evenement_valide', dates_id)
  })
}

type Found = { verdict: Verdict; row: InscriptionRow | undefined }

async function answer(
  db: Db,
  { registered, of, vu }: CheckIn,
  { verdict, row }: Found,
): Promise<Validation> {
  // A wrong code must not reveal the member behind the number.
  const isKnown = row && verdict !== 'code_faux' && verdict !== 'inconnue'
  const isOther = verdict === 'autre_date'
  const nom = isKnown && !isOther ? (registered?.nom ?? null) : null
  const valide_le = isKnown ? toIso(row.valide_le) : null
  const other = isOther && row ? await readOther(db, row) : {}
  return {
    inscription: vu.inscription,
    verdict,
    message: formatVerdict(verdict, { nom, valide_le, fuseau: of.evenement.fuseau, ...other }),
    nom,
    groupe: isKnown && !isOther ? row.groupe : null,
    valide_le,
  }
}

async function readOther(db: Db, { evenement_dates_id }: InscriptionRow) {
  const of = (await readDates(db, [evenement_dates_id])).get(evenement_dates_id)
  return of ? { titre: of.evenement.titre, debut: of.date.debut, fuseau: of.evenement.fuseau } : {}
}

type ByAddress = { user: User; id: string; inscription: number; hash: string; now: Date }

export async function validateByAddress(db: Db, request: ByAddress): Promise<Validation> {
  const { user, id, inscription, hash, now } = request
  const registered = (await readRegistered(db, [inscription])).get(inscription)
  const dates_id = registered?.inscription.evenement_dates_id ?? 0
  const of = (await readDates(db, [dates_id])).get(dates_id)
  const isIts = of && (of.evenement.slug === id || String(of.evenement.id) === id)
  if (!isIts || !(await canEditEvenement(db, user, of.evenement))) {
    throw new ApiError('inscription_introuvable')
  }
  const vu = { inscription, hash, at: now.toISOString() }
  return validateOne(db, { of, key: await getCodeKey(db), vu, registered, user, now })
}
