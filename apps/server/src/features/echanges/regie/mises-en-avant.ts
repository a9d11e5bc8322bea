import type { Publication } from '@foulee/contract/echanges/fil'
import type { AdminMiseEnAvant, ChoixPublication } from '@foulee/contract/echanges/regie-admin'
import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { misesEnAvant, publications } from '@foulee/db/schema'
import { FIL_MAX, PUBLICATION_LABELS } from '@foulee/domain/echanges/publication'
import { ellipsize } from '@foulee/domain/shared/graphemes'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { and, asc, desc, eq, gt, inArray, lte, or, type SQL } from 'drizzle-orm'
import { type FilContext, readThese } from '#features/echanges/fil/fil.page.ts'
import { announceHighlight } from '#kernel/feed/fil-subjects.ts'
import { recordStaffAction, type Staff } from '#kernel/moderation/staff-journal.ts'
import { requireVersion } from '#kernel/publication/require-version.ts'
import { byColumn } from '#platform/db/by-name.ts'
import { toIso } from '#platform/db/dates.ts'
import { containsText } from '#platform/db/filters/like.ts'

type Context = FilContext
type MiseEnAvantInput = { publications_id: number; titre: string; debut: string; fin: string }
type Row = typeof misesEnAvant.$inferSelect & { kind: Publication['kind'] }

const TITRE_MAX = 90

export function formatItemTitle({ carte, texte, kind }: Publication): string {
  const { objet } = carte
  const name =
    'titre' in objet
      ? objet.titre
      : 'nom' in objet
        ? objet.nom
        : 'course' in objet
          ? `${objet.course}, ${objet.epreuve}`
          : texte
  const words = name?.replace(/\s+/g, ' ').trim() || PUBLICATION_LABELS[kind]
  return ellipsize(words, TITRE_MAX)
}

const isIn = (etat: AdminMiseEnAvant['etat'], now: Date): SQL | undefined => {
  const at = now.toISOString()
  if (etat === 'a_venir') return gt(misesEnAvant.debut, at)
  if (etat === 'finie') return lte(misesEnAvant.fin, at)
  return and(lte(misesEnAvant.debut, at), gt(misesEnAvant.fin, at))
}

const selectRows = (db: Db) =>
  db
    .select({
      id: misesEnAvant.id,
      publications_id: misesEnAvant.publications_id,
      titre: misesEnAvant.titre,
      debut: misesEnAvant.debut,
      fin: misesEnAvant.fin,
      version: misesEnAvant.version,
      created_by: misesEnAvant.created_by,
      created_at: misesEnAvant.created_at,
      kind: publications.kind,
    })
    .from(misesEnAvant)
    .innerJoin(publications, eq(publications.id, misesEnAvant.publications_id))
    .$dynamic()

export async function findMises(
  context: Context,
  { page, nb_page, tri, ordre, filtres }: Body<'POST /api/admin/mises-en-avant/list'>,
): Promise<{ data: AdminMiseEnAvant[]; nb: number }> {
  const { ids, recherche, etat } = filtres
  const where = and(
    ids && inArray(misesEnAvant.id, ids),
    containsText(recherche, misesEnAvant.titre),
    etat && isIn(etat, context.viewer.now),
  )
  const direct = ordre === 'asc' ? asc : desc
  const rows = await selectRows(context.db)
    .where(where)
    .orderBy(direct(byColumn(misesEnAvant[tri])), direct(misesEnAvant.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return { data: await present(context, rows), nb: await context.db.$count(misesEnAvant, where) }
}

export async function getMise(context: Context, id: number): Promise<AdminMiseEnAvant> {
  const rows = await selectRows(context.db).where(eq(misesEnAvant.id, id))
  const [found] = await present(context, rows)
  if (!found) throw new ApiError('mise_en_avant_introuvable')
  return found
}

async function present(context: Context, rows: readonly Row[]): Promise<AdminMiseEnAvant[]> {
  const items = await readThese(
    context,
    rows.map((row) => row.publications_id),
  )
  const names = new Map(items.map((item) => [item.id, formatItemTitle(item)]))
  const now = context.viewer.now.toISOString()
  return rows.map(({ id, publications_id, titre, kind, version, ...row }) => {
    const [debut, fin] = [toIso(row.debut), toIso(row.fin)]
    return {
      id,
      publications_id,
      titre,
      debut,
      fin,
      etat: fin <= now ? 'finie' : debut > now ? 'a_venir' : 'en_cours',
      kind,
      publication: names.get(publications_id) ?? null,
      version,
    }
  })
}

const CHOICES_MAX = 20

export async function findChoices(
  context: Context,
  { recherche, kind, objet_id }: Body<'POST /api/admin/mises-en-avant/choix'>,
): Promise<ChoixPublication[]> {
  const where = and(
    kind && eq(publications.kind, kind),
    objet_id === undefined
      ? undefined
      : or(eq(publications.objet_id, objet_id), eq(publications.fait_id, objet_id)),
  )
  const rows = await context.db
    .select({ id: publications.id })
    .from(publications)
    .where(where)
    .orderBy(desc(publications.id))
    .limit(FIL_MAX)
  const items = await readThese(
    context,
    rows.map(({ id }) => id),
  )
  const wanted = normalizeTexte(recherche)
  return items
    .map((item) => ({
      id: item.id,
      kind: item.kind,
      titre: formatItemTitle(item),
      emetteur: item.emetteur.nom,
      created_at: item.created_at,
    }))
    .filter(({ titre, emetteur }) => normalizeTexte(`${titre} ${emetteur}`).includes(wanted))
    .slice(0, CHOICES_MAX)
}

async function requireSound(context: Context, { publications_id, debut, fin }: MiseEnAvantInput) {
  if (new Date(debut) >= new Date(fin)) {
    throw new ApiError('champs_invalides', {
      errors: { fin: 'La fin doit venir après le début.' },
    })
  }
  const found = await readThese(context, [publications_id])
  if (!found.length) throw new ApiError('publication_introuvable')
}

export async function createMise(
  context: Context,
  input: MiseEnAvantInput,
  staff: Staff,
): Promise<number> {
  await requireSound(context, input)
  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(misesEnAvant)
      .values({ ...input, created_by: staff.staff_id, created_at: staff.now.toISOString() })
      .returning({ id: misesEnAvant.id })
    if (!row) throw new Error('The insert returned nothing.')
    await recordStaffAction(tx, staff, 'mise_en_avant.creer', { id: row.id, ...input })
    await announceMiseEnAvant(tx, input, staff.now)
    return row.id
  })
}

export async function updateMise(
  context: Context,
  { id, version, ...values }: MiseEnAvantInput & { id: number; version?: number | undefined },
  staff: Staff,
): Promise<void> {
  await getMise(context, id)
  await requireSound(context, values)
  await context.db.transaction(async (tx) => {
    const isIt = eq(misesEnAvant.id, id)
    const [before] = await tx.select().from(misesEnAvant).where(isIt).for('update')
    if (!before) throw new ApiError('mise_en_avant_introuvable')
    requireVersion(before, version)
    await tx
      .update(misesEnAvant)
      .set({ ...values, version: before.version + 1 })
      .where(isIt)
    await recordStaffAction(tx, staff, 'mise_en_avant.changer', { id, ...values })
    await announceMiseEnAvant(tx, values, staff.now)
  })
}

async function announceMiseEnAvant(
  tx: Tx,
  { publications_id, debut, fin }: MiseEnAvantInput,
  now: Date,
): Promise<void> {
  if (new Date(debut) > now || new Date(fin) <= now) return
  const { emetteur_kind: kind, emetteur_id: id, users_id } = publications
  const [item] = await tx
    .select({ emetteur: { kind, id }, users_id })
    .from(publications)
    .where(eq(publications.id, publications_id))
  if (item) await announceHighlight(tx, item)
}

export async function removeMise(db: Db, id: number, staff: Staff): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(misesEnAvant).where(eq(misesEnAvant.id, id)).returning()
    if (!gone) throw new ApiError('mise_en_avant_introuvable')
    await recordStaffAction(tx, staff, 'mise_en_avant.supprimer', { id, titre: gone.titre })
  })
}
