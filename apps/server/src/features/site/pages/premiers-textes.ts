import { createHash } from 'node:crypto'
import { announceChanges } from '@foulee/db/changes'
import type { Db, Tx } from '@foulee/db/connect'
import {
  type PageContenu,
  pageRedirections,
  pages,
  pageTextes,
  pageVersions,
} from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'
import type { PremierTexte } from './premier-texte.ts'
import { takeTurn } from './redirections.ts'
import { TEXTES_AIDE } from './textes-aide.ts'
import { TEXTES_LEGAUX } from './textes-legaux.ts'

/** The texts that the site opens with: those of the law, and the help. */
export const PREMIERS_TEXTES: readonly PremierTexte[] = [...TEXTES_LEGAUX, ...TEXTES_AIDE]

const printOf = (texte: PremierTexte) =>
  createHash('sha256').update(JSON.stringify(texte)).digest('hex')

/**
 * Lays out at the start what is not there yet, once: what the staff removed stays away, and what it
 * changed stays as it is. A text that nobody touched follows the code, whose product it describes.
 */
export async function layOutTexts(
  db: Db,
  now: Date,
  textes: readonly PremierTexte[] = PREMIERS_TEXTES,
): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurn(tx)
    const known = new Map(
      (await tx.select().from(pageTextes)).map((one) => [one.cle, one.empreinte]),
    )
    const changed = textes.filter((texte) => known.get(texte.cle) !== printOf(texte))
    for (const texte of changed) {
      if (known.has(texte.cle)) await followCode(tx, texte, now)
      else await layOut(tx, texte, now)
      await tx
        .insert(pageTextes)
        .values({ cle: texte.cle, empreinte: printOf(texte) })
        .onConflictDoUpdate({ target: pageTextes.cle, set: { empreinte: printOf(texte) } })
    }
    if (changed.length) await announceChanges(tx, ['pages'])
  })
}

const contentOf = ({
  chemin,
  titre,
  section,
  ordre,
  description,
  html,
}: PremierTexte): PageContenu => ({
  titre,
  chemin,
  morceaux: [{ type: 'texte', html: html.join('') }],
  seo_titre: null,
  seo_description: description,
  image: null,
  place: 'pied',
  section,
  ordre,
})

/** A page that stands there already is the staff's. */
async function layOut(tx: Tx, texte: PremierTexte, now: Date): Promise<void> {
  const contenu = contentOf(texte)
  const at = now.toISOString()
  const isLed = await tx.$count(pageRedirections, eq(pageRedirections.chemin, texte.chemin))
  if (isLed) return
  const [row] = await tx
    .insert(pages)
    .values({
      ...contenu,
      origine: texte.cle,
      est_publiee: true,
      vue: true,
      created_at: at,
      updated_at: at,
    })
    .onConflictDoNothing()
    .returning({ id: pages.id })
  if (row)
    await tx.insert(pageVersions).values({ pages_id: row.id, numero: 1, contenu, created_at: at })
}

/** The first version is that of the code as long as it is the only one. */
async function followCode(tx: Tx, texte: PremierTexte, now: Date): Promise<void> {
  const [row] = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.origine, texte.cle), eq(pages.version, 1)))
  if (!row) return
  const { chemin: _, ...contenu } = contentOf(texte)
  const at = now.toISOString()
  await tx
    .update(pages)
    .set({ ...contenu, updated_at: at })
    .where(eq(pages.id, row.id))
  await tx
    .update(pageVersions)
    .set({ contenu: { ...contenu, chemin: texte.chemin }, created_at: at })
    .where(and(eq(pageVersions.pages_id, row.id), eq(pageVersions.numero, 1)))
}
