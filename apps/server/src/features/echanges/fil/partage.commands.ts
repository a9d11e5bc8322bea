import type { ActivitePartagee } from '@foulee/contract/echanges/fil'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { findCarres, replaceCarres } from '@foulee/db/read-models/parcours-carres'
import { activites, publications } from '@foulee/db/schema'
import type { Partage } from '@foulee/domain/echanges/publication'
import { getPartage } from '@foulee/domain/membres/visibilite'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, eq, sql } from 'drizzle-orm'
import {
  type ActiviteRow,
  getOwnActivite,
  presentPartagee,
} from '#features/parcours/activites/activites.queries.ts'
import { drawShown } from '#features/parcours/activites/activites.trace.ts'
import { isReadByCoach } from '#features/parcours/activites/read-by-coach.queries.ts'
import { writePublication } from '#kernel/feed/write-publication.ts'
import type { Services } from '#kernel/services.ts'

type Context = Pick<Services, 'db' | 'storage' | 'traces'>
type Wish = {
  users_id: number
  id: number
  partage: Partage
  rayon_masque?: number | undefined
  sans_trace?: boolean | undefined
  now: Date
}
type Sharing = Wish & { texte?: string | undefined }
type Shared = PartageColumns & { publications_id: number | null }
type PartageColumns = {
  partage: Partage
  partage_choisi: Partage
  rayon_masque: number
  sans_trace: boolean
}

/** More retries would mean that the member keeps publishing routes. */
const TRIES = 5

/**
 * Sets the audience of an outing. The line shown to others is drawn then, its ends cut like those
 * of routes, with the same privacy squares; unsharing erases that line.
 * @throws ApiError `activite_introuvable`
 */
export async function shareActivite(context: Context, sharing: Sharing): Promise<Shared> {
  for (let tried = 0; tried < TRIES; tried++) {
    const shared = await tryShare(context, sharing)
    if (shared) return shared
  }
  throw new ApiError('service_indisponible', { retryAfter: 5 })
}

async function tryShare(context: Context, sharing: Sharing): Promise<Shared | null> {
  const { db } = context
  const { users_id, id, partage } = sharing
  const row = await getOwnActivite(db, users_id, id)
  if (row.double_de !== null) throw new ApiError('activite_introuvable')
  const { rayon_masque, sans_trace } = getHidden(row, sharing)
  const carres = await findCarres(db, users_id)
  const shown =
    partage === 'personne'
      ? null
      : await drawShown(context, row, { rayon: rayon_masque, carres, sans_trace })
  return db.transaction(async (tx) => {
    // Two lines from one door, cut at the same moment, must share one square.
    if (shown && !(await replaceCarres(tx, users_id, carres, shown.zones))) return null
    const changed = await tx
      .update(activites)
      .set({
        partage,
        rayon_masque,
        sans_trace,
        croquis: shown?.croquis ?? [],
        chiffres_partages: shown?.chiffres ?? null,
      })
      // A line that was cut meanwhile is drawn anew.
      .where(and(eq(activites.id, id), eq(activites.version, row.version)))
      .returning({ id: activites.id })
    if (!changed.length) return null
    return {
      ...toPartageColumns(row, sharing),
      publications_id: shown ? await publishActivite(tx, sharing) : null,
    }
  })
}

const getItemKey = (id: number) => `activite:${id}`

type Preview = PartageColumns & {
  texte: string | null
  objet: ActivitePartagee | null
  lu_par_coach: boolean
}

const getHidden = (row: ActiviteRow, { rayon_masque, sans_trace }: Wish) => ({
  rayon_masque: rayon_masque ?? row.rayon_masque,
  sans_trace: sans_trace ?? row.sans_trace,
})

function toPartageColumns(row: ActiviteRow, wish: Wish): PartageColumns {
  const { partage, now } = wish
  const { naissance } = row
  return {
    partage: getPartage({ partage, naissance }, parisDate(now)),
    partage_choisi: partage,
    ...getHidden(row, wish),
  }
}

/**
 * Preview of an outing under a given sharing, its ends cut as they would be. Nothing is stored: a
 * new square is found again in the same place.
 * @throws ApiError `activite_introuvable`
 */
export async function previewPartage(context: Context, wish: Wish): Promise<Preview> {
  const { db } = context
  const row = await getOwnActivite(db, wish.users_id, wish.id)
  const columns = toPartageColumns(row, wish)
  const lu_par_coach = await isReadByCoach(db, wish.users_id, sql`${wish.id}`)
  if (columns.partage === 'personne') return { ...columns, lu_par_coach, texte: null, objet: null }
  const [publication] = await db
    .select({ texte: publications.texte })
    .from(publications)
    .where(eq(publications.cle, getItemKey(wish.id)))
  const carres = await findCarres(db, wish.users_id)
  const { rayon_masque: rayon, sans_trace } = columns
  const { croquis, chiffres } = await drawShown(context, row, { rayon, carres, sans_trace })
  const objet = presentPartagee({ ...row, croquis, chiffres_partages: chiffres })
  return { ...columns, lu_par_coach, texte: publication?.texte ?? null, objet }
}

/** Shared again, it is the same item, in its old place. */
async function publishActivite(tx: Tx, { users_id, id, texte, now }: Sharing): Promise<number> {
  const cle = getItemKey(id)
  const made = await writePublication(tx, {
    kind: 'activite',
    cle,
    fait_id: id,
    emetteur: { kind: 'profil', id: users_id },
    users_id,
    texte: texte || null,
    now,
  })
  if (made !== null) return made
  const [former] = await tx
    .update(publications)
    .set(texte === undefined ? { cle } : { texte: texte || null })
    .where(eq(publications.cle, cle))
    .returning({ id: publications.id })
  if (!former) throw new Error('The item went from its own transaction.')
  return former.id
}
