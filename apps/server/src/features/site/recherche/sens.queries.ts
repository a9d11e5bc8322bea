import type { Lieu } from '@foulee/contract/membres/profil'
import type { Suggestion } from '@foulee/contract/site/recherche'
import type { Db } from '@foulee/db/connect'
import { dansDepartement } from '@foulee/domain/shared/departement'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { autourDe, lieuNomme } from '@foulee/domain/shared/trouver/autour'
import { completerDemande } from '@foulee/domain/shared/trouver/completer'
import { AUTOUR_KM } from '@foulee/domain/shared/trouver/lecteurs-divers'
import { lireDemande, type Sujet, sansReste } from '@foulee/domain/shared/trouver/lecture'
import { nommerDemande } from '@foulee/domain/shared/trouver/nommer'
import type { RechercheKind } from '@foulee/domain/site/recherche'
import type { Counted } from '#kernel/search/demande.ts'
import type { Kept } from '#kernel/search/kept.ts'
import type { RechercheEntry } from '#kernel/search/recherche-entry.ts'
import { toMots } from '#platform/geo/commune.ts'
import type { Lieux } from '#platform/geo/lieux.ts'

type Meaning = NonNullable<RechercheEntry['sens']>

/** What is needed to know what words mean here and today. */
export type Knowing = { lieux: Lieux; kept: Kept; now: Date }

/** A search that may be offered, what it is counted by, and whether it says less than what was typed. */
type Offer = Omit<Suggestion, 'nb' | 'quoi'> & { counted: Counted; isWider?: boolean }

/**
 * What a text means as it stands, as it may be finished, and around which communes: searches of one list
 * with how many they find, in one statement; nothing that finds nothing. Where only a word that is being
 * typed stands in the way, what the others mean.
 * @param most how many meanings, and how many communes
 */
export async function offerMeanings(
  db: Db,
  { quoi, countEach }: Meaning,
  q: string,
  most: number,
  { lieux, kept, now }: Knowing,
): Promise<Suggestion[]> {
  const offers = await readOffers(q, { quoi, today: parisDate(now) }, most, lieux)
  const counts = await countEach(
    db,
    offers.map(({ counted }) => counted),
    kept,
    now,
  )
  const found = offers.flatMap(({ counted: _, isWider = false, ...offer }, index) => {
    const nb = counts[index] ?? 0
    return nb ? [{ isWider, offer: { quoi, ...offer, nb } }] : []
  })
  const exact = found.filter(({ isWider }) => !isWider)
  return (exact.length ? exact : found).map(({ offer }) => offer)
}

const readOffers = async (q: string, sujet: Sujet, most: number, lieux: Lieux) => [
  ...readMeanings(q, sujet, most),
  ...(await findAround(lieux, q, sujet, most)),
]

type Asked = { q: string; kind?: RechercheKind | undefined; page: number }

/**
 * Of each list what the whole text means, before the first of what is named so (produit 14.16). Nothing is
 * counted: among many races a count takes longer than the search itself.
 */
export async function findDoors(
  entries: readonly RechercheEntry[],
  { q, kind, page }: Asked,
  { lieux, now }: Omit<Knowing, 'kept'>,
): Promise<Suggestion[]> {
  if (page > 1) return []
  const lists = entries.flatMap((entry) => ((!kind || entry.kind === kind) && entry.sens) || [])
  const doors = lists.map(async ({ quoi }) => {
    const sujet: Sujet = { quoi, today: parisDate(now) }
    const offers = await readOffers(q, sujet, 1, lieux)
    // A name with a word that means something is a name.
    return offers
      .filter(({ texte, isWider }) => !isWider && !lireDemande(texte, sujet).reste)
      .map(({ titre, texte, lieu }) => ({ quoi, titre, texte, lieu, nb: null }))
  })
  return (await Promise.all(doors)).flat()
}

function readMeanings(q: string, sujet: Sujet, most: number): Offer[] {
  const finished = completerDemande(q, sujet, most)
  // A word that is being typed is none yet.
  const isWhole = !finished.length || !lireDemande(q, sujet).reste
  const read = [...(isWhole ? [q] : []), ...finished].flatMap((texte) => readOffer(texte, sujet))
  const known = isWhole ? [] : readOffer(sansReste(q, lireDemande(q, sujet).compris), sujet)
  return [
    ...[...new Map(read.map((one) => [one.titre, one])).values()].slice(0, most),
    ...known.map((offer) => ({ ...offer, isWider: true })),
  ]
}

function readOffer(texte: string, sujet: Sujet): Offer[] {
  const lecture = lireDemande(texte, sujet)
  if (!lecture.compris.length) return []
  return [{ titre: nommerDemande(lecture, sujet.quoi), texte, lieu: null, counted: { texte } }]
}

/** Races, or routes, around the communes that the other words name, the one of that very name first. */
async function findAround(lieux: Lieux, q: string, sujet: Sujet, most: number): Promise<Offer[]> {
  const lecture = lireDemande(q, sujet)
  const nomme = lieuNomme(q, lecture.compris)
  if (!nomme) return []
  const rayon_km = lecture.compris.find((one) => one.rayon_km)?.rayon_km ?? AUTOUR_KM
  const meant = lecture.compris.filter((one) => !one.rayon_km)
  const texte = sansReste(q, meant)
  const what = nommerDemande({ ...lecture, compris: meant, reste: '' }, sujet.quoi)
  const communes = (await lieux.find(nomme, LOOKED_AT)).filter(({ nom }) => isNamed(nom, nomme))
  const offers = communes.flatMap((commune) =>
    offerAround(commune, { what, texte, nomme, rayon_km }),
  )
  // The arrondissements of a town lie where it does.
  const circles = Map.groupBy(offers, ({ titre, lieu }) => lieu?.autour ?? titre)
  return [...circles.values()].flatMap(([first]) => first ?? []).slice(0, most)
}

/** Communes that are looked at for those that are offered: some have no place that is known. */
const LOOKED_AT = 10

type Around = { what: string; texte: string; nomme: string; rayon_km: number }

function offerAround(commune: Lieu, { what, texte, nomme, rayon_km }: Around): Offer[] {
  const { nom, departement, departement_nom, position } = commune
  if (position) {
    const [lon, lat] = position
    const titre = `${what} ${autourDe(nom)} (${departement})`
    const lieu = { nom: `${nom} (${departement})`, autour: `${lon},${lat},${rayon_km}` }
    return [{ titre, texte, lieu, counted: { texte, autour: { position, rayon_km } } }]
  }
  // Where a village stands is not known, its département is.
  if (toMots(nom) !== toMots(nomme)) return []
  const wider = `${texte} ${departement_nom}`.trim()
  const titre = `${what} ${dansDepartement(departement)}, le département de ${nom}`
  return [{ titre, texte: wider, lieu: null, counted: { texte: wider } }]
}

/** Its name begins so, with its article or without; a postal code names what has it. */
function isNamed(nom: string, nomme: string): boolean {
  const [mots, asked] = [toMots(nom), toMots(nomme)]
  return (
    [mots, mots.replace(/^ (?:la|le|les|l) /, ' ')].some((one) => one.startsWith(asked)) ||
    /^[\d ]+$/.test(nomme)
  )
}
