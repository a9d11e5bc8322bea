import type { Lieu } from '@foulee/contract/membres/profil'
import type { Suggestion } from '@foulee/contract/site/recherche'
import type { Db } from '@foulee/db/connect'
import { deNom } from '@foulee/domain/shared/de-nom'
import { dansDepartement } from '@foulee/domain/shared/departement'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { autourDe, lieuNomme } from '@foulee/domain/shared/trouver/autour'
import { completerDemande } from '@foulee/domain/shared/trouver/completer'
import { AUTOUR_KM } from '@foulee/domain/shared/trouver/lecteurs-divers'
import { lireDemande, type Sujet, sansReste } from '@foulee/domain/shared/trouver/lecture'
import { nommerDemande } from '@foulee/domain/shared/trouver/nommer'
import type { RechercheKind } from '@foulee/domain/site/recherche'
import type { ListCaches } from '#kernel/search/list-caches.ts'
import type { RechercheEntry } from '#kernel/search/recherche-entry.ts'
import type { Counted } from '#kernel/search/search-query.ts'
import { toMots } from '#platform/geo/commune.ts'
import type { Lieux } from '#platform/geo/lieux.ts'

type Meaning = NonNullable<RechercheEntry['sens']>

export type Knowing = { lieux: Lieux; listCaches: ListCaches; now: Date }

/** A suggested search, the query that counts it, and whether it drops a part of the text. */
type Offer = Omit<Suggestion, 'nb' | 'quoi'> & { counted: Counted; isWider?: boolean }

/**
 * Meanings of a text as it is, completed, and around communes: searches of one list with their
 * counts, in one statement, without empty ones. Where only the word being typed matches nothing,
 * meanings of the others.
 * @param most bounds of meanings and of communes
 */
export async function offerMeanings(
  db: Db,
  { quoi, countEach }: Meaning,
  q: string,
  most: number,
  { lieux, listCaches, now }: Knowing,
): Promise<Suggestion[]> {
  const offers = await readOffers(q, { quoi, today: parisDate(now) }, most, lieux)
  const counts = await countEach(
    db,
    offers.map(({ counted }) => counted),
    listCaches,
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

type SensQuery = { q: string; kind?: RechercheKind | undefined; page: number }

/**
 * Meaning of the whole text per list, shown before its first match by name (produit 14.16).
 * Uncounted: a count over many races takes longer than the search.
 */
export async function findDoors(
  entries: readonly RechercheEntry[],
  { q, kind, page }: SensQuery,
  { lieux, now }: Omit<Knowing, 'listCaches'>,
): Promise<Suggestion[]> {
  if (page > 1) return []
  const lists = entries.flatMap((entry) => ((!kind || entry.kind === kind) && entry.sens) || [])
  const doors = lists.map(async ({ quoi }) => {
    const sujet: Sujet = { quoi, today: parisDate(now) }
    const offers = await readOffers(q, sujet, 1, lieux)
    // A name that contains a meaningful word is a name.
    return offers
      .filter(({ texte, isWider }) => !isWider && !lireDemande(texte, sujet).reste)
      .map(({ titre, texte, lieu }) => ({ quoi, titre, texte, lieu, nb: null }))
  })
  return (await Promise.all(doors)).flat()
}

function readMeanings(q: string, sujet: Sujet, most: number): Offer[] {
  const finished = completerDemande(q, sujet, most)
  const isWhole = !finished.length || !lireDemande(q, sujet).reste
  const read = [...(isWhole ? [q] : []), ...finished].flatMap((texte) => readOffer(texte, sujet))
  const partial = isWhole ? [] : readOffer(sansReste(q, lireDemande(q, sujet).compris), sujet)
  return [
    ...[...new Map(read.map((offer) => [offer.titre, offer])).values()].slice(0, most),
    ...partial.map((offer) => ({ ...offer, isWider: true })),
  ]
}

function readOffer(texte: string, sujet: Sujet): Offer[] {
  const lecture = lireDemande(texte, sujet)
  if (!lecture.compris.length) return []
  return [{ titre: nommerDemande(lecture, sujet.quoi), texte, lieu: null, counted: { texte } }]
}

async function findAround(lieux: Lieux, q: string, sujet: Sujet, most: number): Promise<Offer[]> {
  const lecture = lireDemande(q, sujet)
  const nomme = lieuNomme(q, lecture.compris)
  if (!nomme) return []
  const rayon_km = lecture.compris.find((compris) => compris.rayon_km)?.rayon_km ?? AUTOUR_KM
  const meant = lecture.compris.filter((compris) => !compris.rayon_km)
  const texte = sansReste(q, meant)
  const what = nommerDemande({ ...lecture, compris: meant, reste: '' }, sujet.quoi)
  const communes = (await lieux.find(nomme, LOOKED_AT)).filter(({ nom }) => isNamed(nom, nomme))
  const offers = communes.flatMap((commune) =>
    offerAround(commune, { what, texte, nomme, rayon_km }),
  )
  const circles = Map.groupBy(offers, ({ titre, lieu }) => lieu?.autour ?? titre)
  return [...circles.values()].flatMap(([first]) => first ?? []).slice(0, most)
}

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
  if (toMots(nom) !== toMots(nomme)) return []
  const wider = `${texte} ${departement_nom}`.trim()
  const titre = `${what} ${dansDepartement(departement)}, le département ${deNom(nom)}`
  return [{ titre, texte: wider, lieu: null, counted: { texte: wider } }]
}

/** Prefix of the name, with or without article; a postal code matches its communes. */
function isNamed(nom: string, nomme: string): boolean {
  const [mots, prefix] = [toMots(nom), toMots(nomme)]
  return (
    [mots, mots.replace(/^ (?:la|le|les|l) /, ' ')].some((item) => item.startsWith(prefix)) ||
    /^[\d ]+$/.test(nomme)
  )
}
