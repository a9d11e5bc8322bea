import { getDeedKey, POINTS_RULES } from '@foulee/domain/club/points'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import type { Revenu } from './insert-reservations.ts'
import { insertRows } from './insert-rows.ts'
import { AVIS_SEJOURS } from './sejours/avis.ts'

const at = (day: string, hour: string) => parisInstant(day, hour).toISOString()
const earlier = (a: string, b: string) => (a < b ? a : b)

export async function insertAvisSejours(
  tx: Tx,
  revenus: readonly Revenu[],
  now: Date,
): Promise<void> {
  const yesterday = addDays(parisDate(now), -1)
  const avis = [...Map.groupBy(revenus, ({ titre }) => titre)].flatMap(([titre, people]) => {
    const distinct = people.filter(
      ({ users_id }, index) => people.findIndex((revenu) => revenu.users_id === users_id) === index,
    )
    return (AVIS_SEJOURS[titre] ?? []).flatMap((avis, index) => {
      const qui = distinct[index + 1]
      return qui && qui.fin < yesterday ? [{ ...avis, ...qui }] : []
    })
  })
  await insertRows(
    tx,
    t.commentaires,
    avis
      .toSorted((a, b) => a.fin.localeCompare(b.fin))
      .map(({ voyages_id, users_id, texte, note, reponse, fin }) => ({
        model: 'voyage' as const,
        objet_id: voyages_id,
        users_id,
        texte,
        note,
        date_sortie: fin,
        reponse: reponse ?? null,
        reponse_le: reponse ? at(earlier(addDays(fin, 6), yesterday), '12:30') : null,
        created_at: at(earlier(addDays(fin, 3), yesterday), '08:40'),
      })),
  )
  await insertRows(
    tx,
    t.points,
    avis.map(({ voyages_id, users_id, fin }) => ({
      users_id,
      kind: 'avis_donne' as const,
      cle: getDeedKey('avis_donne', `voyage:${voyages_id}`),
      points: POINTS_RULES.avis_donne.points,
      created_at: at(earlier(addDays(fin, 3), yesterday), '08:40'),
    })),
  )
  await tx.execute(sql`
    update voyages set note_moyenne = s.moyenne, nb_notes = s.nb
    from (select objet_id, avg(note)::real as moyenne, count(note)::int as nb
      from commentaires where model = 'voyage' and masque_le is null group by objet_id) s
    where voyages.id = s.objet_id`)
}
