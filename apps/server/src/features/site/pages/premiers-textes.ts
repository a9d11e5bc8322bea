import { createHash } from 'node:crypto'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import {
  type PageContenu,
  pageRedirections,
  pages,
  pageTextes,
  pageVersions,
} from '@foulee/db/schema'
import { PORTE_AGENCES } from '@foulee/domain/site/portes/agences'
import { PORTE_CLUB_ET_COACH } from '@foulee/domain/site/portes/club-et-coach'
import { PORTE_CONTRIBUTEUR } from '@foulee/domain/site/portes/contributeur'
import { LANCEMENT } from '@foulee/domain/site/portes/lancement'
import { PORTE_ORGANISATEUR } from '@foulee/domain/site/portes/organisateur'
import { and, eq } from 'drizzle-orm'
import type { PremierBloc, PremierTexte } from './premier-texte.ts'
import { lockPages } from './redirections.ts'
import { TEXTES_AIDE } from './textes-aide.ts'
import { TEXTES_LEGAUX } from './textes-legaux.ts'

export const PREMIERS_TEXTES: readonly PremierTexte[] = [...TEXTES_LEGAUX, ...TEXTES_AIDE]

/** Texts of the landing pages (produit 14.20), editable in the back office. */
export const PREMIERS_BLOCS: readonly PremierBloc[] = [
  LANCEMENT,
  PORTE_ORGANISATEUR,
  PORTE_AGENCES,
  PORTE_CLUB_ET_COACH,
  PORTE_CONTRIBUTEUR,
]

type Premier = PremierTexte | PremierBloc

const printOf = (texte: Premier) => createHash('sha256').update(JSON.stringify(texte)).digest('hex')

/**
 * Creates missing default texts on start, once: deleted ones stay away, edited ones stay as they
 * are, and untouched ones follow the code.
 */
export async function layOutTexts(
  db: Db,
  now: Date,
  textes: readonly Premier[] = [...PREMIERS_TEXTES, ...PREMIERS_BLOCS],
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPages(tx)
    const created = new Map(
      (await tx.select().from(pageTextes)).map((item) => [item.cle, item.empreinte]),
    )
    const changed = textes.filter((texte) => created.get(texte.cle) !== printOf(texte))
    for (const texte of changed) {
      if (created.has(texte.cle)) await followCode(tx, texte, now)
      else await layOut(tx, texte, now)
      await tx
        .insert(pageTextes)
        .values({ cle: texte.cle, empreinte: printOf(texte) })
        .onConflictDoUpdate({ target: pageTextes.cle, set: { empreinte: printOf(texte) } })
    }
    if (changed.length) await invalidate(tx, ['pages'])
  })
}

function contentOf(texte: Premier): PageContenu {
  const shared = { titre: texte.titre, seo_titre: null, image: null }
  if (!('chemin' in texte)) {
    return {
      ...shared,
      chemin: null,
      morceaux: [...texte.morceaux],
      seo_description: null,
      place: 'aucune',
      section: 'foulee',
      ordre: 0,
    }
  }
  const { chemin, section, ordre, description, html } = texte
  return {
    ...shared,
    chemin,
    morceaux: [{ type: 'texte', html: html.join('') }],
    seo_description: description,
    place: 'pied',
    section,
    ordre,
  }
}

async function layOut(tx: Tx, texte: Premier, now: Date): Promise<void> {
  const contenu = contentOf(texte)
  const { chemin } = contenu
  const at = now.toISOString()
  if (chemin && (await tx.$count(pageRedirections, eq(pageRedirections.chemin, chemin)))) return
  const [row] = await tx
    .insert(pages)
    .values({
      ...contenu,
      cle: chemin === null ? texte.cle : null,
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

async function followCode(tx: Tx, texte: Premier, now: Date): Promise<void> {
  const [row] = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.origine, texte.cle), eq(pages.version, 1)))
  if (!row) return
  const { chemin, ...contenu } = contentOf(texte)
  const at = now.toISOString()
  await tx
    .update(pages)
    .set({ ...contenu, updated_at: at })
    .where(eq(pages.id, row.id))
  await tx
    .update(pageVersions)
    .set({ contenu: { ...contenu, chemin }, created_at: at })
    .where(and(eq(pageVersions.pages_id, row.id), eq(pageVersions.numero, 1)))
}
