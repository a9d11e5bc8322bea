import type { Conversation, Message } from '@foulee/contract/echanges/messages'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import type { Envoi } from './envois.ts'

export const PAR_PAGE = 50
/** Maximum number of loaded pages: beyond it, the farthest from the viewport are dropped. */
export const PAGES_MAX = 40
/** Maximum gap between grouped messages of one author. */
const SUITE_MS = 5 * 60_000

type PageTenue = { page: number; messages: readonly Message[] }

/**
 * Loaded part of a conversation: consecutive pages of the snapshot taken with the first page
 * (`jusqua`), and later messages (`vifs`, oldest first).
 */
export type Fil = {
  canal: Conversation['canal']
  lus: Conversation['lus']
  jusqua: number | null
  /** Newest page first, newest message first, as in the API. */
  pages: readonly PageTenue[]
  vifs: readonly Message[]
}

const holdPage = ({ page, messages }: Conversation): PageTenue => ({ page, messages })

export const openFil = (first: Conversation): Fil => ({
  canal: first.canal,
  lus: first.lus,
  jusqua: first.messages[0]?.id ?? null,
  pages: [holdPage(first)],
  vifs: [],
})

export const moveTo = (fil: Fil, there: Conversation): Fil => ({ ...fil, pages: [holdPage(there)] })

/** Whether the newest messages are loaded, so that new ones may follow them. */
export const isAtEnd = ({ pages }: Fil): boolean => pages[0]?.page === 1

export const isAtStart = ({ pages }: Fil): boolean =>
  (pages.at(-1)?.messages.length ?? 0) < PAR_PAGE

/**
 * Drops the farthest page on the other side. Never in the same step as a page is added: an unchanged
 * number of rows would hide the change from the virtual list, and the scroll position would be lost.
 */
export const withRoom = (fil: Fil, way: 'older' | 'newer'): Fil =>
  fil.pages.length < PAGES_MAX
    ? fil
    : {
        ...fil,
        pages: way === 'older' ? fil.pages.slice(1 - PAGES_MAX) : fil.pages.slice(0, PAGES_MAX - 1),
      }

/**
 * Adds a page at either end, or refreshes a loaded one; a page that would leave a gap is ignored.
 */
export function withPage(fil: Fil, answer: Conversation): Fil {
  const pageTenue = holdPage(answer)
  const newest = fil.pages[0]?.page ?? 1
  const oldest = fil.pages.at(-1)?.page ?? 1
  if (pageTenue.page === oldest + 1) return { ...fil, pages: [...fil.pages, pageTenue] }
  if (pageTenue.page === newest - 1) return { ...fil, pages: [pageTenue, ...fil.pages] }
  const pages = fil.pages.map((held) => (held.page === pageTenue.page ? pageTenue : held))
  return { ...fil, pages }
}

const byId = (a: Message, b: Message): number => a.id - b.id

export function listMessages(fil: Fil): Message[] {
  const all = [...fil.pages.flatMap(({ messages }) => messages), ...(isAtEnd(fil) ? fil.vifs : [])]
  return [...new Map(all.map((message) => [message.id, message])).values()].toSorted(byId)
}

export function withMessages(fil: Fil, messages: readonly Message[]): Fil {
  const changed = new Map(messages.map((message) => [message.id, message]))
  const renew = (message: Message) => changed.get(message.id) ?? message
  const since = messages.filter(({ id }) => id > (fil.jusqua ?? 0))
  const vifs = new Map([...fil.vifs, ...since].map((message) => [message.id, message]))
  return {
    ...fil,
    pages: fil.pages.map((held) => ({ ...held, messages: held.messages.map(renew) })),
    vifs: [...vifs.values()].toSorted(byId),
  }
}

export function withoutMessage(fil: Fil, id: number): Fil {
  const isOther = (message: Message) => message.id !== id
  return {
    ...fil,
    pages: fil.pages.map((held) => ({ ...held, messages: held.messages.filter(isOther) })),
    vifs: fil.vifs.filter(isOther),
  }
}

/** Id of the newest known message, loaded or not; 0 in an empty conversation. */
export const newestOf = ({ jusqua, vifs }: Fil): number => vifs.at(-1)?.id ?? jusqua ?? 0

/** Read marker of a member; it never moves back. */
export function withLu(fil: Fil, users_id: number, messages_id: number): Fil {
  const before = fil.lus.find((lu) => lu.users_id === users_id)
  if (before && before.messages_id >= messages_id) return fil
  const otherLus = fil.lus.filter((lu) => lu !== before)
  return { ...fil, lus: [...otherLus, { users_id, messages_id }] }
}

/**
 * One row. The day and the unread divider belong to the message under them, so that keys are stable
 * when older messages load.
 */
export type Rangee =
  | {
      type: 'bulle'
      cle: string
      message: Message
      jour: string | null
      isNonLu: boolean
      isFirst: boolean
      isLast: boolean
    }
  | { type: 'envoi'; cle: string; envoi: Envoi; isFirst: boolean }

/** `client_id` keeps the key, and the element, when a sent message is stored. */
const keyOf = ({ est_moi, client_id, id }: Message): string => (est_moi ? client_id : `${id}`)

type Held = {
  messages: readonly Message[]
  envois: readonly Envoi[]
  premierNonLu: number | null
  /**
   * Whether the beginning is loaded. Otherwise the first message only determines the grouping of the
   * next one, and shows with the previous page: visible rows keep their height when older ones load.
   */
  isWhole: boolean
}

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
  const written = new Set(
    messages.flatMap((message) => (message.est_moi ? [message.client_id] : [])),
  )
  const waiting = envois.filter(({ client_id }) => !written.has(client_id))
  const shown = waiting.map((envoi, index) => {
    const cle = envoi.client_id
    return { type: 'envoi' as const, cle, envoi, isFirst: index === 0 }
  })
  return [...rangees.map(reuseRangee), ...shown]
}

const laid = new WeakMap<Message, Rangee>()

/**
 * Reuses the object of an unchanged row, so that visible rows do not render again when older ones
 * load.
 */
function reuseRangee(rangee: Rangee): Rangee {
  if (rangee.type === 'envoi') return rangee
  const before = laid.get(rangee.message)
  const names = ['cle', 'jour', 'isNonLu', 'isFirst', 'isLast'] as const
  if (before?.type === 'bulle' && names.every((name) => before[name] === rangee[name])) {
    return before
  }
  laid.set(rangee.message, rangee)
  return rangee
}

function follows(before: Message, message: Message): boolean {
  const isSame =
    before.est_moi === message.est_moi &&
    before.auteur.users_id === message.auteur.users_id &&
    before.auteur.nom === message.auteur.nom
  return isSame && Date.parse(message.created_at) - Date.parse(before.created_at) < SUITE_MS
}

export function readLus(
  { lus }: Fil,
  messages: readonly Message[],
): { id: number; nb: number } | null {
  const mine = messages.findLast(({ est_moi, supprime_le }) => est_moi && !supprime_le)
  if (!mine) return null
  return { id: mine.id, nb: lus.filter(({ messages_id }) => messages_id >= mine.id).length }
}
