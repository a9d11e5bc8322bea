import { contactMessages, disponibilites, messages, reservations } from '@foulee/db/schema'
import { eq, sql } from 'drizzle-orm'
import type { Kind, Written } from './load.ts'
import type { Site } from './set.ts'

/** Acknowledged writes, missing ones, and duplicates. */
export type Count = { acknowledged: number; lost: string[]; twice: string[] }

const NUMBER = /numéro (\d+)/

function count(all: readonly string[]): Map<string, number> {
  const nb = new Map<string, number>()
  for (const item of all) nb.set(item, (nb.get(item) ?? 0) + 1)
  return nb
}
const numbersOf = (texts: readonly string[]) => texts.map((text) => NUMBER.exec(text)?.[1] ?? '')
const proofsOf = (written: readonly Written[], kind: Kind) =>
  written.filter((written) => written.kind === kind).map(({ proof }) => proof)

export async function countStored(site: Site, written: readonly Written[]): Promise<Count> {
  const { db } = site.connection
  const letters = await db.select({ text: contactMessages.message }).from(contactMessages)
  const talks = await db.select({ text: messages.texte }).from(messages)
  const booked = await db.select({ cle: reservations.cle }).from(reservations)
  const stored = {
    contact: count(numbersOf(letters.map(({ text }) => text))),
    message: count(numbersOf(talks.map(({ text }) => text))),
    reservation: count(booked.map(({ cle }) => cle)),
  }
  const lost: string[] = []
  const twice: string[] = []
  for (const kind of ['contact', 'message', 'reservation'] as const) {
    for (const proof of proofsOf(written, kind)) {
      const nb = stored[kind].get(proof.split(' ')[0] ?? '') ?? 0
      if (nb === 0) lost.push(`${kind} ${proof}`)
      if (nb > 1) twice.push(`${kind} ${proof}`)
    }
  }
  for (const url of proofsOf(written, 'photo')) {
    const { ok } = await fetch(`${site.origin}${url}`)
    if (!ok) lost.push(`photo ${url}`)
  }
  return { acknowledged: written.length, lost, twice }
}

export function countDelivered(
  site: Site,
  written: readonly Written[],
): { mail: Count; push: Count } {
  const mails = count(numbersOf(site.mailsToTeam()))
  const pushes = count(site.pushes())
  const countProofs = (proofs: readonly string[], counts: Map<string, number>): Count => ({
    acknowledged: proofs.length,
    lost: proofs.filter((proof) => !counts.has(proof)),
    twice: proofs.filter((proof) => (counts.get(proof) ?? 0) > 1),
  })
  const paths = proofsOf(written, 'message').map((proof) => proof.split(' ')[1] ?? '')
  return {
    mail: countProofs(proofsOf(written, 'contact'), mails),
    push: countProofs(paths, pushes),
  }
}

export async function countOversold({ connection }: Site, depart: number): Promise<number> {
  const { db } = connection
  const [row] = await db
    .select({ places: disponibilites.places })
    .from(disponibilites)
    .where(eq(disponibilites.id, depart))
  const [held] = await db
    .select({ nb: sql<number>`coalesce(sum(${reservations.nb_places}), 0)::int` })
    .from(reservations)
    .where(eq(reservations.disponibilites_id, depart))
  return Math.max(0, (held?.nb ?? 0) - (row?.places ?? 0))
}
