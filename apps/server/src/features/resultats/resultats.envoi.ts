import { createHash } from 'node:crypto'
import { ApiError } from '@foulee/contract/errors'
import type { EssaiResultats } from '@foulee/contract/resultats'
import type { Db, Tx } from '@foulee/db/connect'
import { insertRows } from '@foulee/db/demo/insert-rows'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { epreuves, resultatEnvois, resultatRetraits, resultats } from '@foulee/db/schema'
import { formatNombre } from '@foulee/domain/mesure'
import { getResultName } from '@foulee/domain/personne'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Course, Erreur, Ligne } from './lecture/lines.ts'
import { type Opened, readPortions } from './lecture/open-file.ts'
import { refuseFile } from './lecture/refuse-file.ts'
import type { Epreuve } from './resultats.policy.ts'

const MAX_ERREURS = 100
const APERCU = 8
/** Lines of one statement: what prepares more of them would hold up others. */
const INSERTED = 250

const courseOf = ({ date_debut, distance }: Epreuve): Course => ({ date: date_debut, distance })

/** What a line is known by from one file to the next: its number and its name. */
export const nameLine = ({ dossard, recherche }: Pick<Ligne, 'dossard' | 'recherche'>): string =>
  createHash('sha256')
    .update(`${dossard ?? ''}\n${recherche}`)
    .digest('hex')

/** Lines that are more than what the file says: claimed, or shown by initials. */
const findMarked = (db: Db | Tx, epreuves_id: number) =>
  db
    .select()
    .from(resultats)
    .where(
      and(
        eq(resultats.epreuves_id, epreuves_id),
        or(isNotNull(resultats.users_id), eq(resultats.initiales, true)),
      ),
    )

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
 * Replaces the results of an épreuve by those of a file, all or nothing. Claims and initials stay
 * with their number and name; what was taken away stays away.
 */
export async function sendFile(db: Db, envoi: Envoi): Promise<void> {
  const { epreuve, opened, users_id, now } = envoi
  await checkFile(epreuve, opened, envoi.ignorer)
  await db.transaction(async (tx) => {
    // Two files at once: one after the other.
    await tx.select().from(epreuves).where(eq(epreuves.id, epreuve.id)).for('update')
    const marked = new Map((await findMarked(tx, epreuve.id)).map((row) => [nameLine(row), row]))
    const removed = await findRemoved(tx, epreuve.id)
    await tx.delete(resultats).where(eq(resultats.epreuves_id, epreuve.id))
    let nb = 0
    for await (const { lignes } of readPortions(opened, courseOf(epreuve))) {
      for (let first = 0; first < lignes.length; first += INSERTED) {
        const rows = lignes
          .slice(first, first + INSERTED)
          .filter((ligne) => !removed.size || !removed.has(nameLine(ligne)))
          .map((ligne) => ({ ...ligne, ...keepMarks(ligne, marked), epreuves_id: epreuve.id }))
        await insertRows(tx, resultats, rows)
        nb += rows.length
      }
    }
    await rank(tx, epreuve.id)
    const values = { fichier_nom: opened.file.name.slice(-120) || 'resultats.csv', nb, users_id }
    const kept = { ...values, envoye_le: now.toISOString() }
    await tx
      .insert(resultatEnvois)
      .values({ epreuves_id: epreuve.id, ...kept })
      .onConflictDoUpdate({ target: resultatEnvois.epreuves_id, set: kept })
    await rebuildCourseCards(tx, [epreuve.courses_id], now)
  })
  // The embedded database has nobody who counts its rows, and would sort all for each page.
  await db.execute(sql`analyze resultats`)
}

async function findRemoved(tx: Tx, epreuves_id: number): Promise<Set<string>> {
  const rows = await tx
    .select({ cle: resultatRetraits.cle })
    .from(resultatRetraits)
    .where(eq(resultatRetraits.epreuves_id, epreuves_id))
  return new Set(rows.map(({ cle }) => cle))
}

type Marked = Map<string, typeof resultats.$inferSelect>

/** What was said of a line before, once: of two namesakes without numbers the first has it. */
function keepMarks(ligne: Ligne, marked: Marked) {
  if (!marked.size) return {}
  const cle = nameLine(ligne)
  const before = marked.get(cle)
  marked.delete(cle)
  return {
    initiales: ligne.initiales || (before?.initiales ?? false),
    users_id: before?.users_id ?? null,
    revendication_motif: before?.revendication_motif ?? null,
  }
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
    await tx.delete(resultats).where(eq(resultats.epreuves_id, epreuve.id))
    await tx.delete(resultatEnvois).where(eq(resultatEnvois.epreuves_id, epreuve.id))
    await rebuildCourseCards(tx, [epreuve.courses_id], now)
  })
}
