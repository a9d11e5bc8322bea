import type { Lieu, Profil } from '@foulee/contract/membres/profil'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session/session-provider.tsx'
import { lieuxQuery } from './place.queries.ts'

/** A town as the middle of a circle: « Grenoble (38) », and where it is. */
export type Ville = { nom: string; lonLat: string }

/** Null for a village of which nobody knows where it stands. */
export const toVille = ({ nom, departement, position }: Lieu): Ville | null =>
  position && { nom: `${nom} (${departement})`, lonLat: position.join(',') }

type Address = Pick<Profil, 'ville' | 'code_postal' | 'pays'>

/** Words by which the towns of an address are looked for; empty abroad. */
const askedOf = ({ ville, code_postal, pays }: Address): string =>
  ['', 'FR'].includes(pays) ? code_postal.trim() || ville.trim() : ''

/** The town of that name among those of a postal code or a name, else the first. */
export function pickVille(lieux: readonly Lieu[], { ville }: Pick<Profil, 'ville'>): Ville | null {
  const same = lieux.find(({ nom }) => normalizeTexte(nom) === normalizeTexte(ville))
  const lieu = same ?? lieux[0]
  return lieu ? toVille(lieu) : null
}

const NOWHERE: Address = { ville: '', code_postal: '', pays: '' }

/** The town of the reader's profile; null while nobody knows, and where there is none. */
export function useOwnTown(): Ville | null {
  const { profil } = useSession()
  const address = profil ?? NOWHERE
  const { data = [] } = useQuery(lieuxQuery(askedOf(address)))
  return pickVille(data, address)
}

/** The same, waited for; null where the answer does not come. */
export function useFindOwnTown(): () => Promise<Ville | null> {
  const client = useQueryClient()
  const { profil } = useSession()
  return () => findOwnTown(client, profil ?? NOWHERE)
}

async function findOwnTown(client: QueryClient, address: Address): Promise<Ville | null> {
  const asked = askedOf(address)
  if (!asked) return null
  const { placeholderData: _, ...query } = lieuxQuery(asked)
  const lieux = await client.fetchQuery(query).catch(() => [])
  return pickVille(lieux, address)
}
