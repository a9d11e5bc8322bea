import type { Lieu, Profil } from '@foulee/contract/membres/profil'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session/session-provider.tsx'
import { lieuxQuery } from './place.queries.ts'

export type Ville = { nom: string; lonLat: string }

export const toVille = ({ nom, departement, position }: Lieu): Ville | null =>
  position && { nom: `${nom} (${departement})`, lonLat: position.join(',') }

type Address = Pick<Profil, 'ville' | 'code_postal' | 'pays'>

const getTownQuery = ({ ville, code_postal, pays }: Address): string =>
  ['', 'FR'].includes(pays) ? code_postal.trim() || ville.trim() : ''

export function pickVille(lieux: readonly Lieu[], { ville }: Pick<Profil, 'ville'>): Ville | null {
  const same = lieux.find(({ nom }) => normalizeTexte(nom) === normalizeTexte(ville))
  const lieu = same ?? lieux[0]
  return lieu ? toVille(lieu) : null
}

const NOWHERE: Address = { ville: '', code_postal: '', pays: '' }

export function useOwnTown(): Ville | null {
  const { profil } = useSession()
  const address = profil ?? NOWHERE
  const { data = [] } = useQuery(lieuxQuery(getTownQuery(address)))
  return pickVille(data, address)
}

export function useFindOwnTown(): () => Promise<Ville | null> {
  const client = useQueryClient()
  const { profil } = useSession()
  return () => findOwnTown(client, profil ?? NOWHERE)
}

async function findOwnTown(client: QueryClient, address: Address): Promise<Ville | null> {
  const town = getTownQuery(address)
  if (!town) return null
  const { placeholderData: _, ...query } = lieuxQuery(town)
  const found = await client.fetchQuery(query).catch(() => null)
  return pickVille(found?.data ?? [], address)
}
