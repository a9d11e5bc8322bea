import { profils } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import type { AgendaEntry, AgendaSource } from '#kernel/agenda/agenda.ts'

export const profilAgenda: AgendaSource = async (db, { users_id, du, au }) => {
  const [row] = await db
    .select({ pps_fin: profils.pps_fin, licence_fin: profils.licence_fin })
    .from(profils)
    .where(eq(profils.users_id, users_id))
  const papers = [
    { cle: 'pps', titre: 'Fin de votre Pass Prévention Santé', jour: row?.pps_fin },
    { cle: 'licence', titre: 'Fin de votre licence', jour: row?.licence_fin },
  ]
  return papers.flatMap(({ cle, titre, jour }) =>
    jour && jour >= du && jour <= au ? [toEntry(cle, titre, jour)] : [],
  )
}

const toEntry = (cle: string, titre: string, jour: string): AgendaEntry => ({
  item: {
    cle,
    nature: 'papier',
    jour,
    fin: null,
    heure: null,
    titre,
    detail: 'Renouvelez-le avant votre prochaine course.',
    url: '/profil',
    etat: 'prevu',
    charge: null,
    entrainements_id: null,
  },
  element: null,
})
