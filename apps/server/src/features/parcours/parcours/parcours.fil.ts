import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import { parcoursCards } from '@foulee/db/schema'
import { and, eq, inArray } from 'drizzle-orm'
import { byFact, type FilKind, listFacts } from '#kernel/feed/fil-kind.ts'

export const parcoursFil: FilKind<'parcours'> = {
  kind: 'parcours',
  phrase: 'publie un parcours',
  async find({ db }, rows) {
    const { parcours_id, carte, is_visible } = parcoursCards
    const found = await db
      .select({ id: parcours_id, carte })
      .from(parcoursCards)
      .where(and(inArray(parcours_id, listFacts(rows)), eq(is_visible, true)))
    return byFact(
      rows,
      new Map(found.map((row) => [row.id, JSON.parse(row.carte) as ParcoursCard])),
    )
  },
}
