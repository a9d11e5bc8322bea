import type { Course, CourseCard, Edition, Epreuve } from '@foulee/contract/courses/courses'
import {
  findNextChange,
  getDefaultEdition,
  getFirstDay,
  getInscription,
  hasStarted,
  isPast,
  splitEditions,
} from '@foulee/domain/courses/edition'
import {
  getKmEffort,
  getKmEffortClass,
  getNbRavitaillements,
  hasLabelFfa,
} from '@foulee/domain/courses/epreuve'
import { getImageUrl } from '@foulee/domain/shared/image'
import { getStatut, isCancelled } from '@foulee/domain/shared/publication'
import { roundShares } from '@foulee/domain/shared/surface'
import type { CourseFacts, EditionFacts, EpreuveFacts } from './course-facts.ts'

type Maintenant = { now: Date; fuseau: string }

function presentEpreuve(
  facts: EpreuveFacts,
  edition: EditionFacts,
  { now, fuseau }: Maintenant,
): Epreuve {
  const kmEffort = getKmEffort(facts)
  return {
    ...facts,
    annulee: isCancelled(facts.etat),
    date_depart: edition.date_inconnue ? null : facts.date_depart,
    km_effort: kmEffort === null ? null : Math.round(kmEffort * 10) / 10,
    km_effort_classe: kmEffort === null ? null : getKmEffortClass(kmEffort),
    nb_ravitaillements: getNbRavitaillements(facts),
    surfaces: roundShares(facts.surfaces),
    label_ffa: hasLabelFfa(facts),
    has_started: hasStarted(
      {
        date: edition.date_inconnue ? null : (facts.date_depart ?? edition.date_debut),
        heure: facts.heure_depart ?? edition.heure_depart,
      },
      now,
      fuseau,
    ),
  }
}

function presentEdition(facts: EditionFacts, maintenant: Maintenant): Edition {
  const { now, fuseau } = maintenant
  const { inscrits: _, liste_attente: __, brouillon: ___, date_inconnue, ...edition } = facts
  return {
    ...edition,
    // A postponed date is not exposed (produit 8.28).
    date_debut: getFirstDay(facts),
    editions_fin: date_inconnue ? null : facts.editions_fin,
    inscription: getInscription(facts, now, fuseau),
    is_past: isPast(facts, now, fuseau),
    prix_min: facts.prix_min ?? findLowestPrice(facts),
    epreuves: facts.epreuves.map((epreuve) => presentEpreuve(epreuve, facts, maintenant)),
  }
}

function findLowestPrice({ epreuves }: EditionFacts): number | null {
  const prices = epreuves.flatMap(({ prix, etat }) =>
    prix === null || isCancelled(etat) ? [] : [prix],
  )
  return prices.length ? Math.min(...prices) : null
}

export function presentCourse(facts: CourseFacts, now: Date): Course {
  const { editions, photos, ...course } = facts
  const { fuseau } = course
  const { editions_next, editions_prev } = splitEditions(
    editions
      .filter(({ brouillon }) => !brouillon)
      .map((edition) => presentEdition(edition, { now, fuseau })),
    now,
    fuseau,
  )
  return {
    ...course,
    slug_key: facts.slug,
    statut: getStatut(facts.etat),
    photos: photos.map(({ fichier, prete, ...photo }) => ({
      ...photo,
      url: getImageUrl(fichier, prete),
    })),
    partners: facts.partners.map((partner) => ({
      ...partner,
      logo: getImageUrl(partner.logo) || null,
    })),
    social: facts.social.map((link) => ({ ...link, model: 'course' as const })),
    edition_defaut_id: getDefaultEdition({ editions_next, editions_prev })?.id ?? null,
    editions_next,
    editions_prev,
  }
}

export function findDefaultEdition(course: Course): Edition | null {
  return getDefaultEdition(course)
}

export const listOffered = ({ epreuves }: Edition): Epreuve[] =>
  epreuves.filter(({ annulee }) => !annulee)

export function presentCourseCard(course: Course): CourseCard {
  const edition = findDefaultEdition(course)
  return {
    id: course.id,
    slug: course.slug,
    slug_key: course.slug_key,
    organisateurs_id: course.organisateurs_id,
    nom: course.nom,
    ville: course.ville,
    departement: course.departement,
    region: course.region,
    pays: course.pays,
    position: course.position,
    types: course.types,
    etat: course.etat,
    statut: course.statut,
    label_ffa: edition ? listOffered(edition).some(({ label_ffa }) => label_ffa) : false,
    photo: course.photos[0]?.url || null,
    ...(course.profil && { profil: course.profil }),
    edition: edition && {
      id: edition.id,
      date_debut: edition.date_debut,
      editions_fin: edition.editions_fin,
      annulee: edition.annulee,
      a_confirmer: edition.a_confirmer,
      reportee_du: edition.reportee_du,
      is_past: edition.is_past,
      inscription: edition.inscription,
      prix_min: edition.prix_min,
      epreuves: edition.epreuves.map((epreuve) => ({
        id: epreuve.id,
        nom: epreuve.nom,
        type: epreuve.type,
        annulee: epreuve.annulee,
        distance: epreuve.distance,
        denivele: epreuve.denivele,
        km_effort: epreuve.km_effort,
        prix: epreuve.prix,
      })),
    },
  }
}

/** Instant until which the presentation at `now` stays valid; null if unlimited. */
export function findExpiry(facts: CourseFacts, now: Date): Date | null {
  const changes = facts.editions.flatMap(
    (edition) => findNextChange(edition, now, facts.fuseau) ?? [],
  )
  return changes.length ? new Date(Math.min(...changes.map(Number))) : null
}
