import { countDays } from '@foulee/domain/shared/calendrier'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { findDepartement } from '@foulee/domain/shared/departement'
import { formatDistanceShort } from '@foulee/domain/shared/mesure'
import { ETAT } from '@foulee/domain/shared/publication'
import { slugify } from '@foulee/domain/shared/slug'
import { quote } from '#kernel/imports/import-error.ts'
import { areSameNames, createMatcher, type Lieu, makeNameKey } from '#kernel/imports/match.ts'
import type {
  KnownCourse,
  LineReport,
  NewCourse,
  Plan,
  PlannedCourse,
  PlannedEdition,
  PlannedEpreuve,
  PlanOptions,
} from './plan.types.ts'
import { type ImportLine, isRefused, type RefusedLine } from './read-lines.ts'

/** Consecutive days are one edition; a weekly race has one each week. */
const MAX_SPAN_DAYS = 6
const SAME_DISTANCE = 0.02

type Entry = Lieu & {
  nom: string
  storedCourse: KnownCourse | null
  planned: PlannedCourse | null
  origins: Map<PlannedEpreuve, number>
}

type Days = { date_debut: string; editions_fin: string | null }
const latest = (a: string, b: string) => [a, b].toSorted()[1] ?? a
const lastDay = ({ date_debut, editions_fin }: Days) => editions_fin ?? date_debut

function isOfEdition(edition: Days, { date, date_fin }: ImportLine): boolean {
  const from = date < edition.date_debut ? date : edition.date_debut
  const end = date_fin ?? date
  const to = latest(end, lastDay(edition))
  const isInside = date >= edition.date_debut && date <= lastDay(edition)
  return isInside || countDays(from, to) <= MAX_SPAN_DAYS
}

type Distanced = { nom: string; distance: number | null }

function areSameEpreuves(a: Distanced, b: Distanced): boolean {
  const areAlike =
    a.distance === null ||
    b.distance === null ||
    Math.abs(a.distance - b.distance) <= SAME_DISTANCE * Math.max(a.distance, b.distance)
  return areAlike && areSameNames(makeNameKey(a.nom), makeNameKey(b.nom))
}

/**
 * Decides each line. Pure, so that a dry run equals a run.
 * @param storedCourses stored races; their editions around the dates of the lines are enough
 */
export function planImport(
  lines: readonly (ImportLine | RefusedLine)[],
  storedCourses: readonly KnownCourse[],
  options: PlanOptions,
): Plan {
  const matcher = createMatcher<Entry>()
  for (const course of storedCourses) {
    matcher.add({ ...course, storedCourse: course, planned: null, origins: new Map() })
  }
  const slugs = new Set(storedCourses.map(({ slug }) => slug))
  const courses = new Set<PlannedCourse>()
  const reports = lines.map((line): LineReport => {
    if (isRefused(line)) {
      return { line: line.line, statut: 'refusee', message: line.refus, remarques: [] }
    }
    const found = matcher.find(line)
    const entry = found ?? createEntry(line, slugs, options)
    if (!found) matcher.add(entry)
    const outcome = planLine(entry, line)
    if (entry.planned) courses.add(entry.planned)
    return { line: line.line, remarques: line.remarques, ...outcome }
  })
  return { courses: [...courses], reports }
}

function createEntry(line: ImportLine, slugs: Set<string>, options: PlanOptions): Entry {
  const { nom, pays, departement, ville, position } = line
  const nouvelle: NewCourse = {
    nom,
    pays,
    departement,
    ville,
    position,
    slug: reserveSlug(slugs, nom, ville),
    description: line.description,
    code_postal: line.code_postal,
    region: findDepartement(departement ?? '')?.region ?? null,
    types: [],
    site: line.site,
    email: line.email,
    telephone: line.telephone,
    etat: options.publier ? ETAT.publiee : ETAT.brouillon,
    organisateur: toOrganisateurName(line, options),
  }
  const planned: PlannedCourse = { id: null, nouvelle, editions: [] }
  return {
    nom,
    pays,
    departement,
    ville,
    position,
    storedCourse: null,
    planned,
    origins: new Map(),
  }
}

function toOrganisateurName({ organisateur, nom, ville }: ImportLine, options: PlanOptions) {
  const named = organisateur ?? options.organisateur
  return named ? { nom: named, ville: null } : { nom, ville }
}

function reserveSlug(taken: Set<string>, nom: string, ville: string | null): string {
  const stem = slugify(nom)
  const base = /^\d*$/.test(stem) ? `course${stem && '-'}${stem}` : stem
  const local = slugify(`${base} ${ville ?? ''}`)
  let slug = taken.has(base) ? local : base
  for (let n = 2; taken.has(slug); n++) slug = `${local}-${n}`
  taken.add(slug)
  return slug
}

type Outcome = Pick<LineReport, 'statut' | 'message'>

function planLine(entry: Entry, line: ImportLine): Outcome {
  const { storedCourse } = entry
  const epreuve = buildEpreuve(line)
  const stored = storedCourse?.editions.find((edition) => isOfEdition(edition, line))
  if (storedCourse && stored) return reportStored(storedCourse, stored, epreuve)
  const edition = entry.planned?.editions.find((planned) => isOfEdition(planned, line))
  const twin = edition?.epreuves.find((other) => areSameEpreuves(other, epreuve))
  if (twin) {
    return { statut: 'doublon', message: `déjà donnée par la ligne ${entry.origins.get(twin)}` }
  }
  const target = edition ?? addEdition(entry, line)
  addEpreuve(entry, target, line, epreuve)
  return reportAdded(entry, target, line, epreuve)
}

function reportStored(
  course: KnownCourse,
  stored: KnownCourse['editions'][number],
  epreuve: PlannedEpreuve,
): Outcome {
  const isThere = stored.epreuves.some((other) => areSameEpreuves(other, epreuve))
  const hint = isThere ? '' : `\u00a0; son épreuve ${quote(epreuve.nom)} n’y figure pas sous ce nom`
  const day = formatDateLongue(stored.date_debut)
  return {
    statut: 'doublon',
    message: `l’édition du ${day} de ${quote(course.nom)} est déjà en base (course n°\u00a0${course.id})${hint}`,
  }
}

function reportAdded(
  { storedCourse, planned, nom, ville, pays }: Entry,
  edition: PlannedEdition,
  { date }: ImportLine,
  epreuve: PlannedEpreuve,
): Outcome {
  const what = `épreuve ${quote(epreuve.nom)}, ${formatDateLongue(date)}`
  if (!storedCourse && planned?.editions[0] === edition) {
    return { statut: 'creee', message: `${quote(nom)} (${ville ?? pays}), ${what}` }
  }
  const isFirst = edition.epreuves.length === 1
  const whose = storedCourse
    ? `déjà en base (course n°\u00a0${storedCourse.id})`
    : 'du même fichier'
  return {
    statut: 'completee',
    message: `${isFirst ? 'édition' : 'épreuve'} ajoutée à ${quote(nom)} ${whose}, ${what}`,
  }
}

function buildEpreuve(line: ImportLine): PlannedEpreuve {
  const { type, distance, denivele, denivele_negatif } = line
  const { heure_depart, nb_ravitaillements, prix, places } = line
  return {
    nom: line.epreuve ?? (distance ? formatDistanceShort(distance) : line.nom),
    type,
    distance,
    denivele,
    denivele_negatif,
    heure_depart,
    nb_ravitaillements,
    prix,
    places,
  }
}

function addEdition(entry: Entry, { date, url_inscription }: ImportLine): PlannedEdition {
  const edition: PlannedEdition = {
    date_debut: date,
    editions_fin: null,
    heure_depart: null,
    url_inscription,
    prix_min: null,
    epreuves: [],
  }
  if (entry.storedCourse)
    entry.planned ??= { id: entry.storedCourse.id, nouvelle: null, editions: [] }
  entry.planned?.editions.push(edition)
  return edition
}

const earliest = (a: string | null, b: string | null) =>
  a !== null && (b === null || a < b) ? a : b

function addEpreuve(
  entry: Entry,
  edition: PlannedEdition,
  line: ImportLine,
  epreuve: PlannedEpreuve,
): void {
  const end = line.date_fin ?? line.date
  const last = latest(end, lastDay(edition))
  if (line.date < edition.date_debut) edition.heure_depart = line.heure_depart
  if (line.date === edition.date_debut) {
    edition.heure_depart = earliest(edition.heure_depart, line.heure_depart)
  }
  edition.date_debut = earliest(line.date, edition.date_debut) ?? line.date
  edition.editions_fin = last > edition.date_debut ? last : null
  edition.url_inscription ??= line.url_inscription
  const prices = [edition.prix_min, epreuve.prix].filter((prix) => prix !== null)
  edition.prix_min = prices.length ? Math.min(...prices) : null
  edition.epreuves.push(epreuve)
  entry.origins.set(epreuve, line.line)
  const { nouvelle } = entry.planned ?? {}
  if (nouvelle && !nouvelle.types.includes(epreuve.type)) nouvelle.types.push(epreuve.type)
}
