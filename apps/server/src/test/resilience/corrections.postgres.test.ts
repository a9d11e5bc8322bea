import type { Connection, Tx } from '@foulee/db/connect'
import { resultatDemandes, resultats } from '@foulee/db/schema'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { createCourse, createOrganisateur, createUser, dayFrom } from '@foulee/testing/factories'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { notifyClaimant } from '#features/courses/resultats/resultats.annonces.ts'
import { correctLine } from '#features/courses/resultats/resultats.correction.ts'
import { decideDemande } from '#features/courses/resultats/resultats.demandes.ts'
import { holdLines, requireCalm } from '#features/courses/resultats/resultats.lots.ts'
import { getOwnedEpreuve } from '#features/courses/resultats/resultats.policy.ts'
import { WORKS } from '#features/works.ts'
import { createQueues } from '#platform/jobs/run.ts'

const NOW = new Date('2026-03-16T09:00:00Z')
const COMPTE = {
  ...{ email_verifie: true, parcours: false, organisateur: true, agence: false },
  ...{ premium: false, coach: false, staff: false },
}

describe.skipIf(!canStartCluster())('a result line corrected during another operation', () => {
  let cluster: Cluster
  let connection: Connection
  beforeAll(async () => {
    ;({ cluster, connection } = await startMigratedCluster(4))
    await createQueues(connection.db, WORKS)
  })
  afterAll(async () => {
    await connection?.close()
    await cluster?.stop()
  })

  async function openLine() {
    const { db } = connection
    const { id, email, prenom, nom } = await createUser(db)
    const user = { id, email, prenom, nom, session_id: 0, mustGiveFactor: false, compte: COMPTE }
    const { id: organisateurs_id } = await createOrganisateur(db, { membres: [id] })
    const editions = [{ date_debut: dayFrom(NOW, -2), epreuves: [{ distance: 10_000 }] }]
    const course = await createCourse(db, NOW, { organisateurs_id, editions })
    const epreuve = await getOwnedEpreuve(db, user, await findEpreuveOf(db, course.id))
    const member = await createUser(db)
    return { user, epreuve, member: member.id }
  }

  const isWaiting = async () => {
    const { rows } = await connection.db.execute<{ nb: number }>(
      sql`select count(*)::int as nb from pg_stat_activity where wait_event_type = 'Lock'`,
    )
    expect(rows[0]?.nb).toBeGreaterThan(0)
  }

  /** Interleaves two transactions: the second waits for the first. */
  async function both(
    { begin, end }: Record<'begin' | 'end', (tx: Tx) => Promise<unknown>>,
    second: () => Promise<unknown>,
  ): Promise<void> {
    const begun = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const first = connection.db.transaction(async (tx) => {
      await begin(tx)
      begun.resolve()
      await release.promise
      await end(tx)
    })
    await begun.promise
    const other = second()
    await vi.waitFor(isWaiting, { timeout: 120_000, interval: 50 })
    release.resolve()
    await Promise.all([first, other])
  }

  it('waits for the notification of its member, and blocks nobody', async () => {
    const { user, epreuve, member } = await openLine()
    const { db } = connection
    const line = await createResultat(db, epreuve.id, { users_id: member, preuve: 'code' })
    await both(
      {
        begin: (tx) => requireCalm(tx, epreuve.id),
        end: (tx) =>
          notifyClaimant(tx, epreuve, { ...line, users_id: member, decision: 'retiree', now: NOW }),
      },
      () => correctLine(db, { ...SAISIE, dossard: line.dossard ?? '' }, change(user, line)),
    )
    expect(await readTemps(line.id)).toBe(2100)
  })

  it('is followed by an answer to a question about it', async () => {
    const { user, epreuve, member } = await openLine()
    const { db } = connection
    const line = await createResultat(db, epreuve.id)
    const query = { epreuves_id: epreuve.id, users_id: member, souhait: 'lier' as const }
    const said = { motif: 'C’est moi.', dossard: line.dossard, recherche: line.recherche }
    const [demande] = await db
      .insert(resultatDemandes)
      .values({
        ...query,
        ...said,
        nom: line.nom,
        prenom: line.prenom,
        created_at: NOW.toISOString(),
      })
      .returning()
    const id = demande?.id ?? 0
    await both(
      {
        begin: (tx) => holdLines(tx, epreuve.id),
        end: (tx) =>
          tx
            .update(resultatDemandes)
            .set({ dossard: line.dossard })
            .where(eq(resultatDemandes.id, id)),
      },
      () => decideDemande(db, { user, id, accepte: true, resultats_id: line.id, now: NOW }),
    )
    const [row] = await db.select().from(resultats).where(eq(resultats.id, line.id))
    expect(row?.users_id).toBe(member)
  })

  const SAISIE = {
    ...{ nom: 'Durand', prenom: 'Camille', sexe: 'f', annee: '1990', categorie: 'SE' },
    ...{ club: '', temps: '35:00', rang: '', statut: 'classe' as const },
  }
  const change = (user: Parameters<typeof correctLine>[2]['user'], { id }: { id: number }) => ({
    ...{ user, id, version: 1, now: NOW },
  })
  const readTemps = async (id: number) =>
    (await connection.db.select().from(resultats).where(eq(resultats.id, id)))[0]?.temps
})
