import type { Db } from '@foulee/db/connect'
import { rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import * as t from '@foulee/db/schema'
import type { Horaires } from '@foulee/domain/club/horaires'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { slugify } from '@foulee/domain/shared/slug'
import { createUser, dayFrom, nextName, nextNumber } from './factories.ts'

const DAY = [{ debut: '10:00', fin: '19:00' }]
export const HORAIRES: Horaires = {
  semaine: [[], DAY, DAY, DAY, DAY, DAY, []],
  exceptions: [],
  feries: 'ferme',
}

export type NewMagasin = Partial<typeof t.magasins.$inferInsert> & { membres?: number[] }

export async function createMagasin(
  db: Db,
  now: Date,
  { membres = [], ...values }: NewMagasin = {},
) {
  const nom = values.nom ?? nextName('Foulées Sport')
  const n = nextNumber()
  const [magasin] = await db
    .insert(t.magasins)
    .values({
      nom,
      slug: `${slugify(nom)}-${n}`,
      email: `bonjour-${n}@magasin.exemple.fr`,
      adresse: '4 place du Marché',
      ville: 'Gap',
      code_postal: '05000',
      departement: '05',
      position: [6.0794, 44.5594],
      categories: ['course', 'trail'],
      marques: ['Hoka', 'Salomon'],
      services: ['analyse_foulee'],
      horaires: HORAIRES,
      recherche: normalizeTexte(`${nom} ${values.ville ?? 'Gap'}`),
      verifie_le: now.toISOString(),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      ...values,
    })
    .returning()
  if (!magasin) throw new Error('The insert returned nothing.')
  for (const users_id of membres) {
    await db
      .insert(t.magasinMembres)
      .values({ magasins_id: magasin.id, users_id, origine: 'creation' })
  }
  await rebuildMagasinCards(db, [magasin.id], now)
  return magasin
}

export async function createMagasinInvitation(
  db: Db,
  now: Date,
  values: Partial<typeof t.magasinInvitations.$inferInsert> = {},
) {
  const n = nextNumber()
  const users_id = values.users_id ?? (await createUser(db)).id
  const magasins_id =
    values.magasins_id ?? (await createMagasin(db, now, { membres: [users_id] })).id
  const [row] = await db
    .insert(t.magasinInvitations)
    .values({
      email: `invite-${n}@exemple.fr`,
      token_hash: `membre-magasin-${n}`,
      created_at: now.toISOString(),
      expires_at: `${dayFrom(now, 30)}T00:00:00Z`,
      ...values,
      users_id,
      magasins_id,
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  return row
}
