import { randomInt } from 'node:crypto'
import { ApiError } from '@foulee/contract/errors'
import type { EssaiResultats } from '@foulee/contract/resultats'
import type { Db, Tx } from '@foulee/db/connect'
import { insertRows } from '@foulee/db/demo/insert-rows'
import { takeTime } from '@foulee/db/limits'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { epreuves, resultatEnvois, resultats } from '@foulee/db/schema'
import { formatNombre } from '@foulee/domain/mesure'
import { getResultName } from '@foulee/domain/personne'
import { eq, sql } from 'drizzle-orm'
import type { Course, Erreur, Ligne } from './lecture/lines.ts'
import { type Opened, readPortions } from './lecture/open-file.ts'
import { refuseFile } from './lecture/refuse-file.ts'
import { getCodesExpiry, getCodesKey } from './resultats.codes.ts'
import { nameLine } from './resultats.keys.ts'
import {
  dropErased,
  findMarked,
  keepAside,
  markLine,
  readMarks,
  rememberErased,
} from './resultats.marks.ts'
import type { Epreuve } from './resultats.policy.ts'

const MAX_ERREURS = 100
const APERCU = 8
/** Lines of one statement: what prepares more of them would hold up others. */
const INSERTED = 250

const courseOf = ({ date_debut, distance }: Epreuve): Course => ({ date: date_debut, distance })

const presentApercu = (ligne: Ligne): EssaiResultats['apercu'][number] => {
  const { rang, dossard, sexe, categorie, club, temps, statut, initiales } = ligne
  return {
    ...{ rang, dossard, sexe, categorie, temps, statut },
    club: initiales ? null : club,
    nom: getResultName(ligne, initiales),
    est_initiales: initiales,
  }
}

/** What sending this file would give; nothing is written. */
export async function tryFile(db: Db, epreuve: Epreuve, opened: Opened): Promise<EssaiResultats> {
  const { file: _, ...forme } = opened
  const erreurs: Erreur[] = []
  const apercu: EssaiResultats['apercu'] = []
  const marked = await findMarked(db, epreuve.id)
  const claimed = new Set(marked.flatMap((row) => (row.users_id ? [nameLine(row)] : [])))
  let [nb_lignes, nb_erreurs] = [0, 0]
  if (!opened.manques.length) {
    for await (const portion of readPortions(opened, courseOf(epreuve))) {
      nb_lignes += portion.nb
      nb_erreurs += portion.erreurs.length
      erreurs.push(...portion.erreurs.slice(0, MAX_ERREURS - erreurs.length))
      apercu.push(...portion.lignes.slice(0, APERCU - apercu.length).map(presentApercu))
      for (const ligne of claimed.size ? portion.lignes : []) claimed.delete(nameLine(ligne))
    }
  }
  return {
    ...forme,
    ...{ nb_lignes, nb_erreurs, erreurs, apercu },
    nb_bonnes: nb_lignes - nb_erreurs,
    revendications_perdues: opened.manques.length ? 0 : claimed.size,
  }
}

/** @throws ApiError when the file has nothing to send, or errors that nobody asked to pass over */
async function checkFile(epreuve: Epreuve, opened: Opened, ignorer: boolean): Promise<void> {
  const [manque] = opened.manques
  if (manque) throw new ApiError('champs_invalides', { errors: { colonnes: manque } })
  let [bonnes, fausses] = [0, 0]
  for await (const { lignes, erreurs } of readPortions(opened, courseOf(epreuve))) {
    bonnes += lignes.length
    fausses += erreurs.length
  }
  if (!bonnes) throw refuseFile('Aucune ligne de ce fichier n’est utilisable.')
  if (fausses && !ignorer) {
    const nb =
      fausses === 1 ? 'Une ligne a une erreur' : `${formatNombre(fausses)} lignes ont une erreur`
    throw refuseFile(`${nb}\u00a0: corrigez le fichier, ou envoyez sans ces lignes.`)
  }
}

type Envoi = { epreuve: Epreuve; opened: Opened; ignorer: boolean; users_id: number; now: Date }

/**
 * Replaces the results of an épreuve by those of a file, all or nothing. Claims, initials and codes
 * stay with their number and name; what was taken away stays away.
 */
export async function sendFile(db: Db, envoi: Envoi): Promise<void> {
  const { epreuve, opened, users_id, now } = envoi
  await checkFile(epreuve, opened, envoi.ignorer)
  const key = await getCodesKey(db)
  await db.transaction(async (tx) => {
    await takeTime(tx)
    // Two files at once: one after the other.
    await tx.select().from(epreuves).where(eq(epreuves.id, epreuve.id)).for('update')
    const marks = await readMarks(tx, epreuve.id, key)
    await tx.delete(resultats).where(eq(resultats.epreuves_id, epreuve.id))
    for await (const { lignes } of readPortions(opened, courseOf(epreuve))) {
      const rows = scatterHidden(lignes.map((ligne) => markLine(ligne, marks)))
      for (let first = 0; first < rows.length; first += INSERTED) {
        await insertRows(tx, resultats, rows.slice(first, first + INSERTED))
      }
    }
    await keepAside(tx, marks, now)
    await rank(tx, epreuve.id)
    const counts = await dropErased(tx, epreuve.id)
    const kept = {
      fichier_nom: opened.file.name.slice(-120) || 'resultats.csv',
      users_id,
      envoye_le: now.toISOString(),
      ...counts,
      ...(opened.colonnes.code === undefined ? {} : { codes_jusqua: getCodesExpiry(now) }),
    }
    await tx
      .insert(resultatEnvois)
      .values({ epreuves_id: epreuve.id, ...kept })
      .onConflictDoUpdate({ target: resultatEnvois.epreuves_id, set: kept })
    await rebuildCourseCards(tx, [epreuve.courses_id], now)
  })
  // The embedded database has nobody who counts its rows, and would sort all for each page.
  await db.execute(sql`analyze resultats`)
}

type Hideable = { initiales: boolean; users_id: number | null }

/**
 * Ids are seen by everybody and follow the file, which may be in the order of names: those of lines
 * that may be shown by initials follow chance, after the others.
 */
function scatterHidden<T extends Hideable>(rows: readonly T[]): T[] {
  const mayHide = (row: T) => row.initiales || row.users_id !== null
  const hidden = rows
    .filter(mayHide)
    .map((row) => ({ row, at: randomInt(2 ** 32) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ row }) => row)
  return [...rows.filter((row) => !mayHide(row)), ...hidden]
}

/** Places by time where the file gives none; then places among each sex and category. */
async function rank(tx: Tx, epreuves_id: number): Promise<void> {
  const mine = sql`epreuves_id = ${epreuves_id} and statut = 'classe'`
  const placed = sql`
    select id, sexe, categorie,
      case when temps is not null and exists (select from resultats where ${mine} and rang is null)
        then rank() over (order by temps) else rang end as rang
    from resultats where ${mine}`
  await tx.execute(sql`
    update resultats r set rang = o.rang,
      rang_sexe = case when r.sexe is not null then o.rang_sexe end,
      rang_categorie = case when r.categorie is not null then o.rang_categorie end
    from (select id, rang, rank() over (partition by sexe order by rang) as rang_sexe,
        rank() over (partition by categorie, sexe order by rang) as rang_categorie
      from (${placed}) placed where rang is not null) o
    where r.id = o.id`)
}

/** Takes all results of an épreuve away. */
export async function removeAll(db: Db, epreuve: Epreuve, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTime(tx)
    const marked = await findMarked(tx, epreuve.id)
    // What its runner took away is not brought back by a file that comes later.
    await rememberErased(
      tx,
      marked.filter(({ retire_le }) => retire_le !== null),
      now,
    )
    await tx.delete(resultats).where(eq(resultats.epreuves_id, epreuve.id))
    await tx.delete(resultatEnvois).where(eq(resultatEnvois.epreuves_id, epreuve.id))
    await rebuildCourseCards(tx, [epreuve.courses_id], now)
  })
}
