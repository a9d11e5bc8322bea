import type { APIRequestContext } from '@playwright/test'
import { inDays, send } from '../agency.ts'
import type { NewMember } from '../new-member.ts'
import { fetchStaffToken } from '../staff.ts'
import { createVerified } from '../verified-member.ts'

const actAs =
  (request: APIRequestContext, token: string) => (path: string, body: Parameters<typeof send>[3]) =>
    send(request, token, path, body)

export async function publishStay(request: APIRequestContext, { places = 6 } = {}) {
  const key = crypto.randomUUID().slice(0, 8)
  const seller = await createVerified(request)
  const agathe = actAs(request, seller.token)
  const agence = await agathe('/api/voyages/agences', {
    multipart: {
      nom: `Cimes de ${key}`,
      immatriculation: 'IM083170003',
      garant: 'APST',
      garant_adresse: '15 avenue Carnot, 75017 Paris',
      assureur: 'MAIF',
      assureur_adresse: '200 avenue Allende, 79000 Niort',
    },
  })
  const titre = `Tour des crêtes ${key}`
  const { id, data } = await agathe('/api/voyages/create', {
    multipart: { agence: String(agence.id), titre, sports: 'trail' },
  })
  await agathe(`/api/voyages/update/${id}`, {
    multipart: {
      description: 'Quatre jours de refuge en refuge, à courir et à marcher.',
      lieu: 'Chamonix',
      pays: 'FR',
      departement: '74',
      position: '[6.8694,45.9237]',
      duree_jours: '4',
      niveau: 'confirme',
      age_min: '18',
      acompte: '30',
      solde_jours: '30',
      reglement: 'Par virement, directement à l’agence.',
      bareme: '[{"jours":30,"part":30},{"jours":7,"part":100}]',
    },
  })
  await agathe(`/api/voyages/journee/${id}`, {
    multipart: { titre: 'Le balcon', distance: '18000', denivele: '1200' },
  })
  await agathe(`/api/voyages/inclus/${id}`, {
    multipart: { libelle: 'Trois nuits en refuge', inclus: 'true' },
  })
  const added = await agathe(`/api/voyages/disponibilite/${id}`, {
    multipart: {
      debut: inDays(60),
      places: String(places),
      participants_min: '1',
      prix: '89000',
      supplement_single: '12000',
    },
  })
  await agathe(`/api/voyages/${id}/etat`, { data: { geste: 'soumettre' } })
  const nora = actAs(request, await fetchStaffToken(request))
  await nora(`/api/voyages/${id}/etat`, { data: { geste: 'publier' } })
  const depart = added.id as number
  return {
    id: id as number,
    titre,
    agence: `Cimes de ${key}`,
    seller,
    depart,
    reserver: `/sejours/${data.slug}/reserver/${depart}`,
    bureau: `/contribution/sejours/${id}/depart/${depart}`,
    act: agathe,
  }
}
export type Stay = Awaited<ReturnType<typeof publishStay>>

const PERSON = { prenom: 'Camille', nom: 'Voyageur', naissance: '1990-04-12', chambre: 1 }

export async function bookPlaces(
  request: APIRequestContext,
  { token }: NewMember,
  { depart }: Stay,
  nb: number,
): Promise<number> {
  const formulaire = await request.get(`/api/voyages/disponibilite/${depart}/formulaire`)
  const { empreinte } = (await formulaire.json()).data
  const { id } = await actAs(request, token)('/api/voyages/reserve', {
    data: {
      disponibilites_id: depart,
      cle: crypto.randomUUID(),
      participants: Array.from({ length: nb }, () => PERSON),
      telephone: '06 12 34 56 78',
      formulaire: empreinte,
    },
  })
  return id
}
