import type { Db, Tx } from '@foulee/db/connect'
import { resultatCorrections, resultatDemandes, resultatEnvois, resultats } from '@foulee/db/schema'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { isCurrent } from './resultats.lots.ts'
import { purgeResultats } from './resultats.menage.ts'

/** Secrets, hashed or not, are proofs and no personal data. */
const { code_hash: _, recherche: __, lot: ___, ...RESULTAT } = getTableColumns(resultats)
/** The line's name belongs to the organiser: the question was never proved. */
const { recherche: ____, ...DEMANDE } = getTableColumns(resultatDemandes)
const { id, epreuves_id, geste, le } = getTableColumns(resultatCorrections)
const { codes_sel: _____, lot: ______, ...ENVOI } = getTableColumns(resultatEnvois)

/**
 * A result line remains the organiser's record, without the member; pending questions are deleted.
 */
export const resultatsPersonal: Personal = {
  owned: [resultatDemandes.users_id],
  signed: [
    resultats.users_id,
    resultatDemandes.decided_by,
    resultatEnvois.users_id,
    resultatCorrections.users_id,
  ],
  collect: [
    { name: 'resultats', contenu: 'les résultats que vous avez dits vôtres', find: listResultats },
    {
      name: 'resultats-demandes',
      contenu: 'ce que vous avez demandé à des organisateurs pour vos résultats',
      find: rowsOf(resultatDemandes.users_id, DEMANDE),
    },
    {
      name: 'resultats-envoyes',
      contenu: 'les résultats de courses que vous avez envoyés',
      find: rowsOf(resultatEnvois.users_id, ENVOI),
    },
    {
      name: 'resultats-corriges',
      contenu: 'les lignes de résultats que vous avez corrigées',
      find: rowsOf(resultatCorrections.users_id, { id, epreuves_id, geste, le }),
    },
  ],
  erase: (_, users_id) => ({ erase: (tx) => loosenResultats(tx, users_id) }),
  purgeInTurns: purgeResultats,
}

const PASSAGES = sql<{ metres: number; temps: number }[]>`(
  select coalesce(json_agg(json_build_object('metres', p.metres, 'temps', p.temps) order by p.metres), '[]')
  from resultat_passages p where p.resultats_id = resultats.id)`

/** An unproved line exports the claim alone: the rest may concern another person. */
async function listResultats(db: Db, users_id: number) {
  const mine = and(eq(resultats.users_id, users_id), isCurrent)
  const rows = await db
    .select({ ...RESULTAT, passages: PASSAGES })
    .from(resultats)
    .where(mine)
  return rows.map((row) => (row.preuve ? row : { id: row.id, epreuves_id: row.epreuves_id }))
}

/**
 * Ends the member's claims. Initials chosen in the profile, which still exists here, are copied to
 * the lines.
 */
async function loosenResultats(tx: Tx, users_id: number): Promise<void> {
  await tx.execute(sql`
    update resultats r set initiales = true, initiales_age = false from profils p
    where p.users_id = ${users_id} and r.users_id = ${users_id}
      and r.preuve is not null and p.initiales_resultats`)
  await tx
    .update(resultats)
    .set({ users_id: null, preuve: null, prouve_le: null })
    .where(eq(resultats.users_id, users_id))
}
