import type { Accueil } from '@foulee/contract/club/inscriptions'
import type { Me } from '@foulee/contract/membres/session'
import { deviceStorage } from '#platform/browser-storage.ts'
import { digestToken } from '#platform/session/token-digest.ts'
import { clearCheckInPages } from './check-in-pages.ts'

/**
 * Offline check-in (produit 12.4.6): the volunteer's identity, and the last known list.
 * `public/sw-accueil.js` stores the page.
 */
const KEY = 'accueils'
const DAY_MS = 86_400_000
/** Days of retention after the end: last day of check-in, plus one. */
const JOURS = 2

type StoredCheckIn = {
  /** Digest of the token: no other session can read the entry. */
  session: string
  me: Me
  accueils: readonly Accueil[]
}

const read = () => deviceStorage.getJson<StoredCheckIn>(KEY)

export async function saveCheckInList(token: string, me: Me, accueil: Accueil): Promise<void> {
  const session = await digestToken(token)
  const known = read()
  const stored = known?.session === session ? known.accueils : []
  const isOfUse = ({ date }: Accueil) => Date.parse(date.fin) + JOURS * DAY_MS > Date.now()
  const accueils = [...stored.filter(({ date }) => date.id !== accueil.date.id), accueil].filter(
    isOfUse,
  )
  deviceStorage.setJson(KEY, { session, me, accueils } satisfies StoredCheckIn)
}

export async function readCheckInMe(token: string): Promise<Me | null> {
  const kept = read()
  return kept && kept.session === (await digestToken(token)) ? kept.me : null
}

export async function readCheckInList(token: string, dates_id: number): Promise<Accueil | null> {
  const kept = read()
  if (!kept || kept.session !== (await digestToken(token))) return null
  return kept.accueils.find(({ date }) => date.id === dates_id) ?? null
}

/** Names of participants are deleted with the session; unsent check-ins are kept. */
export function clearCheckInLists(): Promise<void> {
  deviceStorage.remove(KEY)
  return clearCheckInPages()
}
