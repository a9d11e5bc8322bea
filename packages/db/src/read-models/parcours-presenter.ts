import type {
  Parcours,
  ParcoursCard,
  ParcoursPhoto,
  ParcoursPoint,
} from '@foulee/contract/parcours/parcours'
import { getKmEffort } from '@foulee/domain/courses/epreuve'
import { getMemberName } from '@foulee/domain/membres/personne'
import { canSeeProfil } from '@foulee/domain/membres/visibilite'
import { getDifficulte, SANS_TITRE } from '@foulee/domain/parcours/parcours'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { getImageUrl } from '@foulee/domain/shared/image'
import { getStatut } from '@foulee/domain/shared/publication'
import { roundShares } from '@foulee/domain/shared/surface'
import { at } from '@foulee/trace/column'
import { decodePolyline } from '@foulee/trace/polyline'
import { isHidden } from '@foulee/trace/privacy'
import type { ParcoursFacts } from './parcours-facts.ts'
import { toShownMetres, toShownStretches, type Vue } from './parcours-trace.ts'

const SUPPRIME = 'Compte supprimé'

/** Name for everybody; picture only if the profile is public, as the data is cached for all. */
function presentAuteur({ users_id, auteur }: ParcoursFacts, now: Date): ParcoursCard['auteur'] {
  if (!auteur || auteur.supprime) return { users_id: null, nom: SUPPRIME, avatar: null }
  const { visibilite, naissance } = auteur
  const isSeen =
    visibilite !== null && canSeeProfil({ visibilite, naissance }, 'visiteur', parisDate(now))
  return {
    users_id,
    nom: getMemberName(auteur),
    avatar: (isSeen && getImageUrl(auteur.avatar)) || null,
  }
}

export function presentParcoursCard(facts: ParcoursFacts, now: Date): ParcoursCard {
  const trace = facts.trace?.vue.trace ?? null
  const denivele = trace?.denivele.calcule ?? null
  const kmEffort = trace ? getKmEffort({ distance: trace.distance, denivele }) : null
  return {
    id: facts.id,
    slug: facts.slug,
    slug_key: facts.slug,
    titre: facts.titre || SANS_TITRE,
    types: facts.types,
    forme: trace ? (facts.trace?.vue.forme ?? null) : null,
    difficulte: getDifficulte(kmEffort),
    distance: trace?.distance ?? null,
    denivele,
    km_effort: kmEffort === null ? null : Math.round(kmEffort * 10) / 10,
    ville: facts.ville,
    departement: facts.departement,
    region: facts.region,
    position: trace?.depart ?? null,
    croquis: facts.trace?.vue.croquis ?? [],
    photo: (facts.photos[0] && getImageUrl(facts.photos[0].fichier, facts.photos[0].prete)) || null,
    note: facts.note_moyenne === null ? null : Math.round(facts.note_moyenne * 10) / 10,
    nb_notes: facts.nb_notes,
    etat: facts.etat,
    statut: getStatut(facts.etat),
    auteur: presentAuteur(facts, now),
    publie_le: facts.publie_le,
    updated_at: facts.updated_at,
  }
}

export function presentParcours(facts: ParcoursFacts, now: Date): Parcours {
  const { trace: stored } = facts
  const vue = stored?.vue ?? null
  const troncons = vue ? presentTroncons(facts, vue) : []
  return {
    ...presentParcoursCard(facts, now),
    description: facts.description,
    saison: facts.saison,
    ...presentAnnounced(facts, vue),
    troncons,
    surfaces: sumSurfaces(troncons, vue?.trace?.distance ?? 0),
    trace: stored && presentTrace(stored),
    photos: facts.photos.map((photo) => presentPhoto(photo, vue)),
    points: vue ? presentPoints(facts, vue) : [],
    courses: facts.courses,
    created_at: facts.created_at,
  }
}

const presentTrace = ({
  version,
  format,
  origine,
  vue,
}: NonNullable<ParcoursFacts['trace']>): Parcours['trace'] =>
  vue.trace && { version, ...vue.trace, format, ...(origine === 'trace' && { origine }) }

/**
 * Announced figures cover the whole parcours: compared with the visible figures, they would reveal
 * how far the masked home is.
 */
function presentAnnounced(
  { distance_annoncee, denivele_annonce }: ParcoursFacts,
  vue: Vue | null,
): Pick<Parcours, 'distance_annoncee' | 'denivele_annonce'> {
  const isCut = vue !== null && (vue.zones.length > 0 || vue.trace?.est_masque === true)
  if (isCut) return { distance_annoncee: null, denivele_annonce: null }
  return { distance_annoncee, denivele_annonce }
}

const presentTroncons = ({ troncons }: ParcoursFacts, vue: Vue): Parcours['troncons'] =>
  troncons.flatMap(([from, to, type]) =>
    toShownStretches(vue, from, to).map(([start, end]): Parcours['troncons'][number] => [
      Math.round(start),
      Math.round(end),
      type,
    ]),
  )

/** Produit 1.5: shares of the distance, to two decimals; unknown surfaces are omitted. */
function sumSurfaces(troncons: Parcours['troncons'], distance: number): Record<string, number> {
  const shares: Record<string, number> = {}
  for (const [from, to, type] of troncons) {
    shares[type] = (shares[type] ?? 0) + (to - from) / Math.max(1, distance)
  }
  return roundShares(shares)
}

/** A photo inside a privacy circle is shown without its position. */
export function presentPhoto(
  { lon, lat, fichier, prete, metres, ...photo }: ParcoursFacts['photos'][number],
  vue: Vue | null,
): ParcoursPhoto {
  const isShown = lon !== null && lat !== null && !(vue && isHidden(vue.zones, lon, lat))
  const shownMetres = isShown && metres !== null && vue ? toShownMetres(vue, metres) : null
  return {
    ...photo,
    id_photo: photo.id,
    url: getImageUrl(fichier, prete),
    position: isShown ? [lon, lat] : null,
    metres: shownMetres === null ? null : Math.round(shownMetres),
  }
}

function presentPoints({ points }: ParcoursFacts, vue: Vue): ParcoursPoint[] {
  if (!vue.trace) return []
  const { pas, positions } = vue.trace.profil
  const { lon, lat } = decodePolyline(positions)
  return points.flatMap((point) => {
    const metres = toShownMetres(vue, point.metres)
    if (metres === null) return []
    const index = Math.min(lon.length - 1, Math.round(metres / Math.max(1, pas)))
    const position: [number, number] = [at(lon, index), at(lat, index)]
    return [{ ...point, metres: Math.round(metres), position }]
  })
}
