import type { MesResultats } from '@foulee/contract/courses/resultats'
import type { Db } from '@foulee/db/connect'
import { resultatDemandes, resultatEnvois } from '@foulee/db/schema'
import { and, eq, gt } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'
import { canManage, type Epreuve } from './resultats.policy.ts'
import { presentDemande, presentMine, presentResultat } from './resultats.presenter.ts'
import { countClasses, findCandidats, findMine } from './resultats.queries.ts'

type ResultatViewer = { user: User; epreuve: Epreuve; now: Date }

export async function getMine(
  db: Db,
  { user, epreuve, now }: ResultatViewer,
): Promise<MesResultats> {
  const mine = await findMine(db, epreuve.id, user.id)
  const nb = await countClasses(db, epreuve.id)
  const candidats = mine ? [] : await findCandidats(db, epreuve.id, user)
  return {
    ligne: mine && presentMine(mine, nb),
    candidats: candidats.map((row) => ({
      ...presentResultat(row, nb),
      ...(row.relais !== null && { est_equipier: true }),
    })),
    demande: await findDemande(db, epreuve.id, user.id),
    has_codes: await hasCodes(db, epreuve.id, now),
    droits: { gerer: await canManage(db, user, epreuve) },
  }
}

async function findDemande(db: Db, epreuves_id: number, users_id: number) {
  const demandes = resultatDemandes
  const [row] = await db
    .select()
    .from(demandes)
    .where(
      and(
        eq(demandes.epreuves_id, epreuves_id),
        eq(demandes.users_id, users_id),
        eq(demandes.etat, 'attend'),
      ),
    )
  return row ? presentDemande(row) : null
}

async function hasCodes(db: Db, epreuves_id: number, now: Date): Promise<boolean> {
  const sent = resultatEnvois
  const isOpen = and(eq(sent.epreuves_id, epreuves_id), gt(sent.codes_jusqua, now.toISOString()))
  return (await db.$count(sent, isOpen)) > 0
}
