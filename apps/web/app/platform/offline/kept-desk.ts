import type { Accueil } from '@foulee/contract/club/inscriptions'
import type { Me } from '@foulee/contract/membres/session'
import { digestToken } from '#platform/session/token-digest.ts'
import { forgetDeskPages } from './kept-desk-pages.ts'

/**
 * What a desk needs to open again without a network (produit 12.4.6): who holds it, and the list as it was
 * last heard. Its page is kept by `public/sw-accueil.js`.
 */
const KEY = 'accueils'
const DAY_MS = 86_400_000
/** Days after the end for which a desk is of use: the last day of validating, and one to spare. */
const JOURS = 2

type Kept = {
  /** A digest of the token: nobody else is answered with this. */
  session: string
  me: Me
  accueils: readonly Accueil[]
}

/** Storage may be forbidden by the browser's settings: then nothing is kept, and nothing breaks. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

const read = (): Kept | null =>
  attempt(() => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null)

/** Keeps the list of a desk in place of the one before, and drops those of dates that are long over. */
export async function keepDesk(token: string, me: Me, accueil: Accueil): Promise<void> {
  const session = await digestToken(token)
  const known = read()
  const others = known?.session === session ? known.accueils : []
  const isOfUse = ({ date }: Accueil) => Date.parse(date.fin) + JOURS * DAY_MS > Date.now()
  const accueils = [...others.filter(({ date }) => date.id !== accueil.date.id), accueil].filter(
    isOfUse,
  )
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ session, me, accueils })))
}

/** Who the server last said that the holder of this token is; null where no desk was kept with it. */
export async function readDeskMe(token: string): Promise<Me | null> {
  const kept = read()
  return kept && kept.session === (await digestToken(token)) ? kept.me : null
}

/** The list of a date as it was last heard in this session. */
export async function readKeptDesk(token: string, dates_id: number): Promise<Accueil | null> {
  const kept = read()
  if (!kept || kept.session !== (await digestToken(token))) return null
  return kept.accueils.find(({ date }) => date.id === dates_id) ?? null
}

/** Names of those who come stay on no device whose session is over. What was seen and not sent yet does. */
export function forgetDesks(): Promise<void> {
  attempt(() => localStorage.removeItem(KEY))
  return forgetDeskPages()
}
