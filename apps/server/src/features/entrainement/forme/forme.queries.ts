import type { Douleur, Forme, Vma } from '@foulee/contract/entrainement/forme'
import type { Db, Tx } from '@foulee/db/connect'
import { consentementsSante, douleurs, vmas } from '@foulee/db/schema'
import type { Reperes } from '@foulee/domain/entrainement/reperes'
import { adviseVma, chooseVma, formatVma } from '@foulee/domain/entrainement/vma'
import { desc, eq } from 'drizzle-orm'
import { findCharge } from './charge.queries.ts'

type VmaRow = typeof vmas.$inferSelect

export const presentVma = ({ id, vma, source, le }: VmaRow): Vma => ({
  id,
  vma: vma / 10,
  source,
  le,
})

export const findVmas = async (db: Db | Tx, users_id: number): Promise<Vma[]> =>
  (
    await db
      .select()
      .from(vmas)
      .where(eq(vmas.users_id, users_id))
      .orderBy(desc(vmas.le), desc(vmas.id))
      .limit(50)
  ).map(presentVma)

export async function findReperes(db: Db | Tx, users_id: number, today: string): Promise<Reperes> {
  const chosen = chooseVma(await findVmas(db, users_id), today)
  const sante = await findSante(db, users_id)
  return { vma: chosen?.vma.vma ?? null, fc_max: sante?.fc_max ?? null }
}

export async function findSante(db: Db | Tx, users_id: number) {
  const [row] = await db
    .select()
    .from(consentementsSante)
    .where(eq(consentementsSante.users_id, users_id))
  return row ?? null
}

export async function findDouleurs(db: Db | Tx, users_id: number) {
  const rows = await db
    .select()
    .from(douleurs)
    .where(eq(douleurs.users_id, users_id))
    .orderBy(desc(douleurs.jour), desc(douleurs.id))
    .limit(100)
  return rows.map(presentDouleur)
}

export const presentDouleur = (row: Omit<typeof douleurs.$inferSelect, 'created_at'>): Douleur => {
  const { id, jour, lieu, intensite, mots } = row
  return { id, jour, lieu, intensite, mots: mots ?? '' }
}

export async function findForme(db: Db, users_id: number, today: string): Promise<Forme> {
  const vmas = await findVmas(db, users_id)
  const chosen = chooseVma(vmas, today)
  const sante = await findSante(db, users_id)
  return {
    vma: vmas.find((item) => item === chosen?.vma) ?? null,
    vmas: vmas,
    phrase: [chosen && `${formatVma(chosen.vma)}.`, adviseVma(chosen)].filter(Boolean).join(' '),
    charge: await findCharge(db, { users_id }, today),
    sante: {
      accorde_le: sante && new Date(sante.accorde_le).toISOString(),
      fc_max: sante?.fc_max ?? null,
      douleurs: sante ? await findDouleurs(db, users_id) : [],
    },
  }
}
