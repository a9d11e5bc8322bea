import type { Disponibilite, Journee, Voyage, VoyageCard } from '@foulee/contract/sejours/voyages'
import {
  type FiguresDepart,
  getEtatDepart,
  isGaranti,
  isOuvert,
} from '@foulee/domain/sejours/depart'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { getImageUrl } from '@foulee/domain/shared/image'
import { getFinPrixBarre, getPrixBarre } from '@foulee/domain/shared/prix'
import { getStatut, isCancelled } from '@foulee/domain/shared/publication'
import type { DisponibiliteFacts, JourneeFacts, VoyageFacts } from './voyage-facts.ts'

const toFigures = ({ annule_le, ...depart }: DisponibiliteFacts): FiguresDepart => ({
  ...depart,
  est_annule: annule_le !== null,
})

export const listOpen = (
  { disponibilites, etat }: VoyageFacts,
  now: Date,
): DisponibiliteFacts[] => {
  if (isCancelled(etat)) return []
  const today = parisDate(now)
  return disponibilites.filter((depart) => isOuvert(toFigures(depart), today))
}

/** Departure shown in lists: the next with free places, else the next with a waiting list. */
function findNext(facts: VoyageFacts, now: Date): DisponibiliteFacts | undefined {
  const today = parisDate(now)
  const isFull = (depart: DisponibiliteFacts) =>
    getEtatDepart(toFigures(depart), today) === 'complet' && depart.cloture >= today
  const [open] = listOpen(facts, now)
  return open ?? (isCancelled(facts.etat) ? undefined : facts.disponibilites.find(isFull))
}

export const countRestantes = ({ places, places_prises }: DisponibiliteFacts): number =>
  Math.max(0, places - places_prises)

function presentDisponibilite(
  facts: DisponibiliteFacts,
  { etat }: VoyageFacts,
  now: Date,
): Disponibilite {
  const figures = toFigures(facts)
  // Cancelling a stay cancels its departures.
  const est_annule = figures.est_annule || isCancelled(etat)
  return {
    id: facts.id,
    debut: facts.debut,
    fin: facts.fin,
    places: facts.places,
    places_restantes: countRestantes(facts),
    participants_min: facts.participants_min,
    etat: getEtatDepart({ ...figures, est_annule }, parisDate(now)),
    est_garanti: isGaranti(facts),
    prix: facts.prix,
    prix_barre: getPrixBarre(facts.prix_dates, now),
    supplement_single: facts.supplement_single,
    cloture: facts.cloture,
    annulation_motif: facts.annulation_motif,
  }
}

function presentJournee({ parcours, epreuve, ...journee }: JourneeFacts): Journee {
  return {
    ...journee,
    distance: parcours?.distance ?? journee.distance ?? epreuve?.distance ?? null,
    denivele: parcours?.denivele ?? journee.denivele ?? epreuve?.denivele ?? null,
    parcours: parcours && {
      id: parcours.id,
      slug: parcours.slug,
      titre: parcours.titre,
      lignes: parcours.lignes,
    },
    epreuve: epreuve && {
      id: epreuve.id,
      nom: [epreuve.course, epreuve.nom].filter(Boolean).join(', '),
      url: `/courses/${epreuve.slug}`,
      date: epreuve.date,
      est_annulee: epreuve.est_annulee,
    },
  }
}

const sum = (values: readonly (number | null)[]): number | null => {
  const measured = values.filter((value) => value !== null)
  return measured.length ? measured.reduce((total, value) => total + value, 0) : null
}

function presentCommon(facts: VoyageFacts, now: Date) {
  const open = listOpen(facts, now)
  const journees = facts.journees.map(presentJournee)
  return {
    id: facts.id,
    slug: facts.slug,
    slug_key: facts.slug,
    titre: facts.titre || SANS_TITRE,
    lieu: facts.lieu,
    pays: facts.pays,
    region: facts.region,
    position: facts.position,
    duree_jours: facts.duree_jours,
    niveau: facts.niveau,
    sports: facts.sports,
    prix_des: open.length ? Math.min(...open.map(({ prix }) => prix)) : null,
    nb_departs: open.length,
    dossard_inclus: facts.journees.some(
      (journee) => journee.dossard_inclus && journee.epreuve !== null,
    ),
    distance: sum(journees.map((journee) => journee.distance)),
    denivele: sum(journees.map((journee) => journee.denivele)),
    note: facts.note === null ? null : Math.round(facts.note * 10) / 10,
    nb_notes: facts.nb_notes,
    etat: facts.etat,
    statut: getStatut(facts.etat),
    publie_le: facts.publie_le,
    updated_at: facts.updated_at,
  }
}

export function presentVoyageCard(facts: VoyageFacts, now: Date): VoyageCard {
  const next = findNext(facts, now)
  const [photo] = facts.photos
  const { id, slug, nom, logo } = facts.agence
  return {
    ...presentCommon(facts, now),
    photo: (photo && getImageUrl(photo.fichier, photo.prete)) || null,
    agence: { id, slug, nom, logo: getImageUrl(logo) || null },
    prochain: next
      ? {
          id: next.id,
          debut: next.debut,
          fin: next.fin,
          prix: next.prix,
          etat: getEtatDepart(toFigures(next), parisDate(now)),
          places_restantes: countRestantes(next),
        }
      : null,
  }
}

export function presentVoyage(facts: VoyageFacts, now: Date): Voyage {
  const today = parisDate(now)
  const departs = facts.disponibilites.map((disponibilite) =>
    presentDisponibilite(disponibilite, facts, now),
  )
  return {
    ...presentCommon(facts, now),
    agence: { ...facts.agence, logo: getImageUrl(facts.agence.logo) || null },
    description: facts.description,
    departement: facts.departement,
    participants_min: facts.participants_min,
    participants_max: facts.participants_max,
    age_min: facts.age_min,
    assurance: facts.assurance,
    acces: facts.acces,
    formalites: facts.formalites,
    materiel: facts.materiel,
    delai_heures: facts.delai_heures,
    acompte: facts.acompte,
    solde_jours: facts.solde_jours,
    reglement: facts.reglement,
    bareme: [...facts.bareme],
    annulation_motif: facts.annulation_motif,
    photos: facts.photos.map(({ fichier, prete, ...photo }) => ({
      ...photo,
      id_photo: photo.id,
      url: getImageUrl(fichier, prete),
    })),
    inclus: facts.inclus,
    journees: facts.journees.map(presentJournee),
    disponibilites: [
      ...departs.filter(({ debut }) => debut > today),
      ...departs.filter(({ debut }) => debut <= today).reverse(),
    ],
    social: facts.social.map((link) => ({ ...link, model: 'voyage' as const })),
    extensions: facts.extensions,
    partners: facts.partners.map((partner) => ({
      ...partner,
      logo: getImageUrl(partner.logo) || null,
    })),
    actualites: facts.actualites,
  }
}

/**
 * Next instant at which the presentation changes by time: a departure closes, leaves, or loses its
 * former price.
 */
export function findVoyageExpiry(facts: VoyageFacts, now: Date): Date | null {
  const today = parisDate(now)
  const days = facts.disponibilites.flatMap((depart) => [
    depart.debut,
    addDays(depart.cloture, 1),
    getFinPrixBarre(depart.prix_dates, now) ?? depart.debut,
  ])
  const next = days.filter((day) => day > today).sort()[0]
  return next ? parisInstant(next) : null
}
