import { resultatDemandes, resultatEnvois, resultats } from '@foulee/db/schema'
import { readCodeResultat } from '@foulee/domain/courses/code-resultat'
import { eq } from 'drizzle-orm'
import type { TestApp } from '#test/test-app.ts'
import { getCodesExpiry, getCodesKey, hashLineCode } from './resultats.codes.ts'

type World = Pick<TestApp, 'db' | 'clock'>

const CODE = 'TEST-CODE-42'

export async function readCode({ db, clock }: World, id: number) {
  const [line] = await db.select().from(resultats).where(eq(resultats.id, id))
  if (!line) throw new Error('There is no such line.')
  const { epreuves_id } = line
  const dossard = line.dossard ?? ''
  const key = await getCodesKey(db)
  const code_hash = hashLineCode(key, { epreuves_id, dossard }, readCodeResultat(CODE) ?? '')
  await db.update(resultats).set({ code_hash }).where(eq(resultats.id, id))
  const kept = { codes_jusqua: getCodesExpiry(clock.now) }
  const sent = { epreuves_id, fichier_nom: 'r.csv', nb: 1, envoye_le: clock.now.toISOString() }
  await db
    .insert(resultatEnvois)
    .values({ ...sent, ...kept })
    .onConflictDoUpdate({ target: resultatEnvois.epreuves_id, set: kept })
  return { epreuves_id, dossard, code: CODE }
}

type NewDemande = Partial<typeof resultatDemandes.$inferInsert> & {
  epreuves_id: number
  users_id: number
}

export async function createDemande({ db }: World, input: NewDemande): Promise<number> {
  const [row] = await db
    .insert(resultatDemandes)
    .values({ souhait: 'lier', motif: 'C’est moi.', nom: 'Durand', prenom: 'Camille', ...input })
    .returning({ id: resultatDemandes.id })
  if (!row) throw new Error('The insert returned nothing.')
  return row.id
}
