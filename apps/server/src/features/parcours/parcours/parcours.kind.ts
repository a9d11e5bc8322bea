import type { ListeParcours } from '@foulee/contract/echanges/liste'
import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import { liste, parcours, parcoursCards } from '@foulee/db/schema'
import { SANS_TITRE } from '@foulee/domain/parcours/parcours'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import { type Listing, matchesListing, presentEntry } from '#kernel/entity-types/listing.ts'
import type { User } from '#platform/http/user.ts'
import { parcoursPhotoModel } from './parcours.photos.ts'
import { getVisibleParcours } from './parcours.policy.ts'
import { parcoursShare } from './parcours.share.ts'
import { unpublish } from './parcours-etat.commands.ts'

const isSeen = (user: User): SQL | undefined =>
  or(parcoursCards.is_visible, eq(parcoursCards.users_id, user.id), sql`${user.compte.staff}`)

const parcoursListing: Listing = {
  async get(db, user, id) {
    await getVisibleParcours(db, user, String(id))
    return { jour: null }
  },
  async find(db, query) {
    const rows = await db
      .select({ entry: liste, carte: parcoursCards.carte })
      .from(liste)
      .leftJoin(
        parcoursCards,
        and(eq(parcoursCards.parcours_id, liste.objet_id), isSeen(query.user)),
      )
      .where(matchesListing('parcours', query))
      .orderBy(desc(liste.id))
    return rows.map(
      ({ entry, carte }): ListeParcours => ({
        ...presentEntry('parcours', entry),
        item: carte ? (JSON.parse(carte) as ParcoursCard) : null,
      }),
    )
  },
}

export const parcoursKind: EntityType = {
  kind: 'parcours',
  async find(db, ids) {
    const { id, titre, slug, description } = parcours
    const rows = await db
      .select({ id, titre, slug, description, is_visible: parcoursCards.is_visible })
      .from(parcours)
      .leftJoin(parcoursCards, eq(parcoursCards.parcours_id, id))
      .where(inArray(id, [...ids]))
    return rows.map((row) => ({
      kind: 'parcours',
      id: row.id,
      titre: row.titre || SANS_TITRE,
      texte: row.description ?? '',
      url: `/parcours/${row.slug}`,
      is_visible: row.is_visible ?? false,
      is_masked: false,
    }))
  },
  async findOwners(db, id) {
    const rows = await db
      .select({ users_id: parcours.users_id })
      .from(parcours)
      .where(eq(parcours.id, id))
    return rows.flatMap(({ users_id }) => users_id ?? [])
  },
  tag: (id) => `parcours:${id}`,
  withdraw: unpublish,
  avis: {
    isVisible: (id) =>
      sql`exists (select from parcours_cards where parcours_id = ${id} and is_visible)`,
    async lock(tx, id) {
      await tx
        .select({ id: parcours.id })
        .from(parcours)
        .where(eq(parcours.id, id))
        .for('no key update')
    },
    async saveSums(tx, id, { sums, now, changeKind }) {
      const { moyenne, nb_notes } = sums
      await tx.update(parcours).set({ note_moyenne: moyenne, nb_notes }).where(eq(parcours.id, id))
      await rebuildParcoursCards(tx, [id], now, changeKind)
    },
  },
  share: parcoursShare,
  photos: parcoursPhotoModel,
  liste: parcoursListing,
}
