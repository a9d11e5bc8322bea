import type { Conversation, Message } from '@foulee/contract/echanges/messages'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import type { Envoi } from './envois.ts'

/** Messages of one page that is asked. */
export const PAR_PAGE = 50
/** Pages that are held at once: before one more comes, those farthest from what one reads are dropped. */
export const PAGES_MAX = 40
/** Words of one person less far apart than this stand under one name. */
const SUITE_MS = 5 * 60_000

type PageTenue = { page: number; messages: readonly Message[] }

/**
 * What is held of a conversation: pages that follow each other, cut from it as it was when the first one
 * came (`jusqua`), and what has come since (`vifs`, oldest first).
 */
export type Fil = {
  canal: Conversation['canal']
  lus: Conversation['lus']
  jusqua: number | null
  /** Newest page first; newest message first in each, as they are answered. */
  pages: readonly PageTenue[]
  vifs: readonly Message[]
}

const holdPage = ({ page, messages }: Conversation): PageTenue => ({ page, messages })

/** Begins with the newest page. */
export const openFil = (first: Conversation): Fil => ({
  canal: first.canal,
  lus: first.lus,
  jusqua: first.messages[0]?.id ?? null,
  pages: [holdPage(first)],
  vifs: [],
})

/** Goes elsewhere in the same conversation: only this page is held from now on. */
export const moveTo = (fil: Fil, there: Conversation): Fil => ({ ...fil, pages: [holdPage(there)] })

/** Whether the newest messages are held, so that what comes may follow them. */
export const isAtEnd = ({ pages }: Fil): boolean => pages[0]?.page === 1

/** Whether the very first message is held. */
export const isAtStart = ({ pages }: Fil): boolean =>
  (pages.at(-1)?.messages.length ?? 0) < PAR_PAGE

/**
 * Makes room for one more page on this side, by what is farthest from it. Never in the same step as that page
 * comes: as many lines gone as come look like none, and the place of what one reads would be lost.
 */
export const withRoom = (fil: Fil, way: 'older' | 'newer'): Fil =>
  fil.pages.length < PAGES_MAX
    ? fil
    : {
        ...fil,
        pages: way === 'older' ? fil.pages.slice(1 - PAGES_MAX) : fil.pages.slice(0, PAGES_MAX - 1),
      }

/** Adds a page at either end, or renews one; another one, which would leave a hole, changes nothing. */
export function withPage(fil: Fil, answer: Conversation): Fil {
  const given = holdPage(answer)
  const newest = fil.pages[0]?.page ?? 1
  const oldest = fil.pages.at(-1)?.page ?? 1
  if (given.page === oldest + 1) return { ...fil, pages: [...fil.pages, given] }
  if (given.page === newest - 1) return { ...fil, pages: [given, ...fil.pages] }
  const pages = fil.pages.map((held) => (held.page === given.page ? given : held))
  return { ...fil, pages }
}

const byId = (a: Message, b: Message): number => a.id - b.id

/** Everything that is held, oldest first, each once; what has come since only where it follows. */
export function listMessages(fil: Fil): Message[] {
  const all = [...fil.pages.flatMap(({ messages }) => messages), ...(isAtEnd(fil) ? fil.vifs : [])]
  return [...new Map(all.map((message) => [message.id, message])).values()].toSorted(byId)
}

/** Takes in what came, and what changed of what is held. */
export function withMessages(fil: Fil, given: readonly Message[]): Fil {
  const changed = new Map(given.map((message) => [message.id, message]))
  const renew = (message: Message) => changed.get(message.id) ?? message
  const since = given.filter(({ id }) => id > (fil.jusqua ?? 0))
  const vifs = new Map([...fil.vifs, ...since].map((message) => [message.id, message]))
  return {
    ...fil,
    pages: fil.pages.map((held) => ({ ...held, messages: held.messages.map(renew) })),
    vifs: [...vifs.values()].toSorted(byId),
  }
}

/** Takes one out, which its reader may not see any more. */
export function withoutMessage(fil: Fil, id: number): Fil {
  const keep = (message: Message) => message.id !== id
  return {
    ...fil,
    pages: fil.pages.map((held) => ({ ...held, messages: held.messages.filter(keep) })),
    vifs: fil.vifs.filter(keep),
  }
}

/** The newest that is known, held or not; 0 where nothing was said. */
export const newestOf = ({ jusqua, vifs }: Fil): number => vifs.at(-1)?.id ?? jusqua ?? 0

/** Somebody has read as far as this; nobody unreads. */
export function withLu(fil: Fil, users_id: number, messages_id: number): Fil {
  const before = fil.lus.find((lu) => lu.users_id === users_id)
  if (before && before.messages_id >= messages_id) return fil
  const others = fil.lus.filter((lu) => lu !== before)
  return { ...fil, lus: [...others, { users_id, messages_id }] }
}

/**
 * One line of what is shown. The day and the line of what was not read belong to the message under them,
 * so that a line keeps its name when older ones come before it.
 */
export type Rangee =
  | {
      type: 'bulle'
      cle: string
      message: Message
      jour: string | null
      isNonLu: boolean
      /** `isFirst`, `isLast`: of those that one person said without a break. */
      isFirst: boolean
      isLast: boolean
    }
  | { type: 'envoi'; cle: string; envoi: Envoi; isFirst: boolean }

/** A message keeps its place, and its element, when it turns from sent into written. */
const keyOf = ({ est_moi, client_id, id }: Message): string => (est_moi ? client_id : `${id}`)

type Held = {
  messages: readonly Message[]
  envois: readonly Envoi[]
  premierNonLu: number | null
  /**
   * Whether nothing was said before. Else the first one only tells what follows it how to stand, and shows
   * with those before it: no line that shows changes its height when older ones come.
   */
  isWhole: boolean
}

/** Messages by day, with the line before what was not read, then what is on its way, each once. */
export function layRangees({ messages, envois, premierNonLu, isWhole }: Held): Rangee[] {
  const rangees: Rangee[] = []
  let before: { message: Message; jour: string } | null = null
  for (const message of messages) {
    const jour = parisDate(new Date(message.created_at))
    if (!before && !isWhole && messages.length > 1) {
      before = { message, jour }
      continue
    }
    const isNewDay = before?.jour !== jour
    const isNonLu = message.id === premierNonLu
    const isFirst = isNewDay || isNonLu || !before || !follows(before.message, message)
    const last = rangees.at(-1)
    if (!isFirst && last?.type === 'bulle') {
      rangees[rangees.length - 1] = { ...last, isLast: false }
    }
    const shown = { cle: keyOf(message), message, jour: isNewDay ? jour : null, isNonLu }
    rangees.push({ type: 'bulle', ...shown, isFirst, isLast: true })
    before = { message, jour }
  }
  const written = new Set(messages.flatMap((one) => (one.est_moi ? [one.client_id] : [])))
  const waiting = envois.filter(({ client_id }) => !written.has(client_id))
  const shown = waiting.map((envoi, index) => {
    const cle = envoi.client_id
    return { type: 'envoi' as const, cle, envoi, isFirst: index === 0 }
  })
  return [...rangees.map(keepSame), ...shown]
}

const laid = new WeakMap<Message, Rangee>()

/** A line that stands as it stood is the same object: when older ones come, none of those that show is drawn again. */
function keepSame(rangee: Rangee): Rangee {
  if (rangee.type === 'envoi') return rangee
  const before = laid.get(rangee.message)
  const names = ['cle', 'jour', 'isNonLu', 'isFirst', 'isLast'] as const
  if (before?.type === 'bulle' && names.every((name) => before[name] === rangee[name])) {
    return before
  }
  laid.set(rangee.message, rangee)
  return rangee
}

/** Whether two messages are of one person and one moment. */
function follows(before: Message, message: Message): boolean {
  const isSame =
    before.est_moi === message.est_moi &&
    before.auteur.users_id === message.auteur.users_id &&
    before.auteur.nom === message.auteur.nom
  return isSame && Date.parse(message.created_at) - Date.parse(before.created_at) < SUITE_MS
}

/** How many of the others have read what I said last, and which that is; null where I said nothing. */
export function readLus(
  { lus }: Fil,
  messages: readonly Message[],
): { id: number; nb: number } | null {
  const mine = messages.findLast(({ est_moi, supprime_le }) => est_moi && !supprime_le)
  if (!mine) return null
  return { id: mine.id, nb: lus.filter(({ messages_id }) => messages_id >= mine.id).length }
}
