import type {
  DateEvenement,
  Evenement,
  EvenementCard,
  EvenementDate,
  Porteur,
} from '@foulee/contract/club/evenements'
import { countPlacesLeft, getEtatDate, SANS_TITRE } from '@foulee/domain/club/evenement'
import { formatSerieDates, parseRegle } from '@foulee/domain/club/regle'
import { getImageUrl } from '@foulee/domain/shared/image'
import { getStatut } from '@foulee/domain/shared/publication'
import type { CardFacts, DateFacts, EvenementFacts, SharedFacts } from './evenement-facts.ts'

const EQUIPE: Porteur = {
  type: 'equipe',
  id: null,
  slug: null,
  nom: 'L’équipe de Foulée',
  logo: null,
  ville: null,
  url: null,
}

type Held = Pick<SharedFacts, 'organisateur' | 'magasin'>

export function presentPorteur({ organisateur, magasin }: Held): Porteur {
  const held = organisateur ?? magasin
  if (!held) return EQUIPE
  const type = organisateur ? 'organisateur' : 'magasin'
  const { id, slug, nom, logo, ville, est_public } = held
  const url = est_public ? `/${type}s/${slug}` : null
  return { type, id, slug, nom, ville, logo: getImageUrl(logo) || null, url }
}

export function presentDate(facts: DateFacts, now: Date): DateEvenement {
  const { annule_le, places_prises, ...shown } = facts
  const state = { fin: new Date(facts.fin), annule_le, places: facts.places, places_prises }
  return {
    ...shown,
    etat: getEtatDate(state, now),
    places_restantes: countPlacesLeft(state),
  }
}

function formatSerie({ jour, heure, regle, exclusions }: SharedFacts): string | null {
  const read = regle && jour ? parseRegle(regle) : null
  return read && jour ? formatSerieDates({ jour, heure, regle: read, exclusions }) : null
}

type Common = Omit<EvenementCard, 'photo' | 'prochaine' | 'nb_dates'>

function presentCommon(facts: SharedFacts): Common {
  const { id, slug, titre, type, lieu, ville, departement, position } = facts
  const { niveau, sports, prix, etat, publie_le, updated_at } = facts
  return {
    id,
    slug,
    slug_key: slug,
    titre: titre || SANS_TITRE,
    type,
    lieu,
    ville,
    departement,
    position,
    niveau,
    sports,
    prix,
    porteur: presentPorteur(facts),
    serie: formatSerie(facts),
    etat,
    statut: getStatut(etat),
    publie_le,
    updated_at,
  }
}

export const presentCard = (facts: CardFacts, now: Date): EvenementCard => ({
  ...presentCommon(facts),
  photo: facts.photo ? getImageUrl(facts.photo.fichier, facts.photo.prete) : null,
  prochaine: facts.prochaine && presentDate(facts.prochaine, now),
  nb_dates: facts.nb_dates,
})

type OneDate = DateFacts & { evenement: SharedFacts }

export const presentOneDate = ({ evenement, ...date }: OneDate, now: Date): EvenementDate => ({
  ...presentDate(date, now),
  evenement: presentCommon(evenement),
})

export function presentEvenement(facts: EvenementFacts, now: Date): Evenement {
  const { photo: _, ...card } = presentCard(facts, now)
  const { description, adresse, code_postal, rendez_vous, groupes, parcours, places } = facts
  const { jour, heure, duree_minutes, regle, exclusions, annulation_motif } = facts
  return {
    ...card,
    description,
    adresse,
    code_postal,
    rendez_vous,
    groupes,
    parcours,
    places,
    jour,
    heure,
    duree_minutes,
    regle,
    exclusions,
    annulation_motif,
    photos: facts.photos.map(({ fichier, prete, ...photo }) => ({
      ...photo,
      id_photo: photo.id,
      url: getImageUrl(fichier, prete),
      position: null,
    })),
    dates: facts.dates.map((date) => presentDate(date, now)),
  }
}
