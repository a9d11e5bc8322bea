import { FAIT_KINDS } from '@foulee/domain/club/fait'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'
import { findActiveBadges, insertBadges, refreshBadge } from '../../read-models/badges.ts'
import { syncFaits } from '../../read-models/faits.ts'
import * as t from '../../schema.ts'

const AVANTAGES = [
  {
    titre: 'Analyse de foulée offerte',
    conditions: 'Sur rendez-vous, avec vos chaussures habituelles.',
    niveau: 'foulee',
    frequence: 'par_an',
  },
  {
    titre: 'Une paire de chaussettes',
    conditions: 'Pour tout achat d’une paire de chaussures.',
    niveau: 'echauffement',
    frequence: 'une_fois',
  },
  {
    titre: '10\u00a0% sur une montre',
    conditions: 'Hors promotions, selon le stock.',
    niveau: 'relance',
    frequence: 'par_an',
  },
] as const
const SHOPS = 5

export async function insertClubBadges(tx: Tx, now: Date): Promise<void> {
  await insertBadges(tx, now)
  const today = parisDate(now)
  for (const kind of FAIT_KINDS) await syncFaits(tx, kind, { users_id: null, today })
  for (const badge of await findActiveBadges(tx, FAIT_KINDS)) {
    await refreshBadge(tx, badge, { users_id: null, now })
  }
  // Won on the evening of the last counted action, not all today.
  const evening = sql.raw(`interval '19 hours'`)
  await tx.execute(sql`
    update badge_obtenus o set obtenu_le = least(${now.toISOString()}::timestamptz, (
      select (max(f.jour)::timestamp + ${evening}) at time zone 'Europe/Paris'
      from faits f join badges b on b.id = o.badges_id
      where f.users_id = o.users_id and f.kind = b.regle ->> 'fait'))`)
}

export async function insertAvantages(tx: Tx, now: Date): Promise<void> {
  const created_at = parisInstant(parisDate(now), '08:00').toISOString()
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct magasins_id as id from magasin_membres order by id limit ${SHOPS}`)
  for (const { id } of rows) {
    await tx
      .insert(t.avantages)
      .values(AVANTAGES.map((avantage) => ({ ...avantage, magasins_id: id, created_at })))
  }
}
