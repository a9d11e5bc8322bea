import type { Bareme } from '@foulee/domain/sejours/annulation'
import { addDays } from '@foulee/domain/shared/calendrier'
import { findDepartement } from '@foulee/domain/shared/departement'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { ETAT } from '@foulee/domain/shared/publication'
import { slugify } from '@foulee/domain/shared/slug'
import { createRandom } from './random.ts'
import { type DemoSejour, readJours } from './sejours/demo-sejour.ts'
import { listMateriel } from './sejours/materiel.ts'

const ETATS = { brouillon: ETAT.brouillon, validation: ETAT.validation, annule: ETAT.annulee }
const MOTIF_ANNULATION =
  'Les refuges de la vallée sont fermés cette saison\u00a0: nous ne pouvons pas tenir ce programme.'

const COURT: Bareme = [
  { jours: 30, part: 20 },
  { jours: 15, part: 50 },
  { jours: 7, part: 100 },
]
const LONG: Bareme = [
  { jours: 60, part: 10 },
  { jours: 30, part: 30 },
  { jours: 15, part: 60 },
  { jours: 7, part: 100 },
]

export type Liens = {
  parcours: ReadonlyMap<string, number>
  courses: ReadonlyMap<string, { id: number; jour: string }>
}

export const getEpreuveKey = ([course, epreuve]: readonly [string, string]) =>
  `${course}, ${epreuve}`

export function buildVoyage(demo: DemoSejour, agences_id: number, now: Date) {
  const { titre, description, lieu, niveau, sports, groupe, situation } = demo
  const [nom, pays, departement, lon, lat] = lieu
  const random = createRandom(titre)
  const today = parisDate(now)
  const publie_le = parisInstant(addDays(today, -random.int(420, 700)), '10:20').toISOString()
  const updated_at = parisInstant(addDays(today, -random.int(1, 25)), '18:05').toISOString()
  const isSeen = situation === undefined || situation === 'annule'
  const duree_jours = readJours(demo).length
  return {
    slug: slugify(titre),
    agences_id,
    titre,
    description,
    lieu: nom,
    pays,
    departement,
    region: findDepartement(departement ?? '')?.region ?? null,
    position: [lon, lat] as [number, number],
    duree_jours,
    niveau,
    sports: [...sports],
    participants_min: groupe[0],
    participants_max: groupe[1],
    age_min: demo.age_min ?? null,
    assurance:
      'Aucune assurance n’est comprise. Nous proposons un contrat annulation et assistance\u00a0; votre carte bancaire en comprend peut-être une.',
    acces: demo.acces,
    formalites: demo.formalites ?? null,
    materiel: listMateriel(demo.kit),
    acompte: demo.mois.length ? 30 : 40,
    solde_jours: duree_jours > 3 ? 30 : 15,
    reglement:
      'Virement ou carte bancaire, par un lien que nous envoyons à la confirmation. Chèques-vacances acceptés.',
    bareme: duree_jours > 4 ? LONG : COURT,
    etat: situation ? ETATS[situation] : ETAT.publiee,
    annulation_motif: situation === 'annule' ? MOTIF_ANNULATION : null,
    publie_le: isSeen ? publie_le : null,
    created_at: isSeen
      ? parisInstant(addDays(parisDate(new Date(publie_le)), -9), '09:40').toISOString()
      : parisInstant(addDays(today, -30), '09:40').toISOString(),
    updated_at,
  }
}

export function buildJournees(demo: DemoSejour, voyages_id: number, liens: Liens) {
  return readJours(demo).map((jour, ordre) => {
    const { nuit, parcours, course, description, ...day } = jour
    const epreuves_id = course ? (liens.courses.get(getEpreuveKey(course))?.id ?? null) : null
    return {
      titre: day.titre,
      distance: day.distance,
      denivele: day.denivele,
      repas: day.repas,
      transport: day.transport,
      voyages_id,
      ordre,
      description: description || null,
      hebergement: nuit,
      parcours_id: liens.parcours.get(parcours ?? '') ?? null,
      epreuves_id,
      dossard_inclus: epreuves_id !== null,
    }
  })
}

export function buildInclus({ inclus, exclus }: DemoSejour, voyages_id: number) {
  const split = (text: string, isIn: boolean) =>
    text.split('|').map((libelle) => ({ libelle, inclus: isIn }))
  return [...split(inclus, true), ...split(exclus, false)].map((line, ordre) => ({
    ...line,
    ordre,
    voyages_id,
  }))
}

export function buildJournal(
  { id, etat, created_at, publie_le, updated_at }: ReturnType<typeof buildVoyage> & { id: number },
  auteur: number | null,
  staff: number,
) {
  const submitted = publie_le ? addHours(publie_le, -20) : updated_at
  const moves: { de: number | null; vers: number; by: number | null; at: string }[] = [
    { de: null, vers: ETAT.brouillon, by: auteur, at: created_at },
  ]
  if (etat !== ETAT.brouillon)
    moves.push({ de: ETAT.brouillon, vers: ETAT.validation, by: auteur, at: submitted })
  if (publie_le) moves.push({ de: ETAT.validation, vers: ETAT.publiee, by: staff, at: publie_le })
  if (etat === ETAT.annulee)
    moves.push({ de: ETAT.publiee, vers: ETAT.annulee, by: auteur, at: updated_at })
  return moves.map(({ by, at, ...move }) => ({
    ...move,
    voyages_id: id,
    users_id: by,
    motif: move.vers === ETAT.annulee ? MOTIF_ANNULATION : null,
    created_at: at,
  }))
}

const addHours = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * 3_600_000).toISOString()
