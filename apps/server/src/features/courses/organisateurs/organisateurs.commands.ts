import type { OrganisateurFields } from '@foulee/contract/courses/organisateurs'
import type { Tx } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { rebuildEvenementsOf } from '@foulee/db/read-models/evenement-recherche'
import * as t from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { type Save, saveStructure, toSite } from '#kernel/organisations/saving.ts'
import type { Services } from '#kernel/services.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'
import { organisateurStructure } from './organisateurs.structure.ts'

type Row = typeof t.organisateurs.$inferSelect
type Columns = Partial<typeof t.organisateurs.$inferInsert>
type Fields = OrganisateurFields

const SHOWN_ON_RACES = ['nom', 'slug', 'ville', 'site'] as const

export const saveOrganisateur = (
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  save: Save<Fields>,
) =>
  saveStructure(
    services,
    organisateurStructure,
    {
      toColumns: ({ site, ...fields }: Omit<Fields, 'id'>, _: Row | null): Columns => ({
        ...toUpdateSet(fields),
        ...toSite(site),
      }),
      insert: (tx, row, now) =>
        tx
          .insert(t.organisateurs)
          .values({ ...row, verifie_le: save.user.compte.staff ? now.toISOString() : null })
          .returning({ id: t.organisateurs.id }),
      update,
    },
    save,
  )

type Change = { before: Row; columns: Columns & { slug: string } }

async function update(tx: Tx, { before, columns }: Change, { now }: Save<Fields>): Promise<void> {
  const { id } = before
  const after = { ...before, ...columns }
  await tx.update(t.organisateurs).set(columns).where(eq(t.organisateurs.id, id))
  if (before.nom !== after.nom) await rebuildEvenementsOf(tx, 'organisateurs_id', id)
  if (!SHOWN_ON_RACES.some((name) => before[name] !== after[name])) return
  const { courses } = t
  const races = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.organisateurs_id, id))
  await rebuildCourseCards(
    tx,
    races.map((race) => race.id),
    now,
  )
}
