import * as t from '@foulee/db/schema'
import { getPhase } from '@foulee/domain/club/inscription'
import { addDays } from '@foulee/domain/shared/calendrier'
import { PARIS, readLocal } from '@foulee/domain/shared/fuseau'
import { parisInstant } from '@foulee/domain/shared/heure-paris'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { AgendaSource } from '#kernel/agenda/agenda.ts'

export const inscriptionsAgenda: AgendaSource = async (db, { users_id, du, au }) => {
  const { inscriptions, evenementDates, evenements } = t
  const rows = await db
    .select({
      id: inscriptions.id,
      etat: inscriptions.etat,
      groupe: inscriptions.groupe,
      valide_le: inscriptions.valide_le,
      date: evenementDates,
      evenement: evenements,
    })
    .from(inscriptions)
    .innerJoin(evenementDates, eq(evenementDates.id, inscriptions.evenement_dates_id))
    .innerJoin(evenements, eq(evenements.id, evenementDates.evenements_id))
    .where(
      and(
        eq(inscriptions.users_id, users_id),
        sql`(${inscriptions.etat} = 'inscrit' or ${inscriptions.annule_par} = 'date')`,
        gte(evenementDates.debut, parisInstant(addDays(du, -1)).toISOString()),
        lt(evenementDates.debut, parisInstant(addDays(au, 2)).toISOString()),
        sql`(${evenementDates.debut} at time zone ${evenements.fuseau})::date between ${du} and ${au}`,
      ),
    )
  return rows.map(({ id, etat, groupe, valide_le, date, evenement }) => {
    const { fuseau } = evenement
    const { date: jour, heure } = readLocal(date.debut, fuseau)
    const facts = { etat: evenement.etat, ...date }
    const isOff = etat === 'annule' || getPhase(facts, new Date(date.debut)) === 'annulee'
    return {
      item: {
        cle: `evenement:${id}`,
        nature: 'evenement',
        jour,
        fin: null,
        heure,
        ...(fuseau !== PARIS && { fuseau }),
        titre: evenement.titre,
        detail: [groupe, date.lieu ?? evenement.lieu].filter(Boolean).join(' · '),
        url: `/evenements/${evenement.slug}/inscription/${date.id}`,
        etat: isOff ? 'annule' : valide_le ? 'fait' : 'prevu',
        charge: null,
        entrainements_id: null,
      },
      element: null,
    }
  })
}
