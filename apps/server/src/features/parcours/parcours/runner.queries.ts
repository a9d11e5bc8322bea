import type { Db } from '@foulee/db/connect'
import { profils } from '@foulee/db/schema'
import { NIVEAUX, type Niveau } from '@foulee/domain/membres/profil'
import { eq } from 'drizzle-orm'

export async function findNiveau(db: Db, users_id: number): Promise<Niveau | null> {
  const [profil] = await db
    .select({ niveau: profils.niveau })
    .from(profils)
    .where(eq(profils.users_id, users_id))
  return NIVEAUX.find((niveau) => niveau === profil?.niveau) ?? null
}
