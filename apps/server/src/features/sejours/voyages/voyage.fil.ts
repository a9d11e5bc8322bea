import type { VoyageCard } from '@foulee/contract/sejours/voyages'
import { voyageCards } from '@foulee/db/schema'
import { and, eq, inArray } from 'drizzle-orm'
import { byFact, type FilKind, listFacts } from '#kernel/feed/fil-kind.ts'

export const voyageFil: FilKind<'sejour'> = {
  kind: 'sejour',
  phrase: 'propose un séjour',
  async find({ db }, rows) {
    const { voyages_id, carte, is_visible } = voyageCards
    const found = await db
      .select({ id: voyages_id, carte })
      .from(voyageCards)
      .where(and(inArray(voyages_id, listFacts(rows)), eq(is_visible, true)))
    return byFact(rows, new Map(found.map((row) => [row.id, JSON.parse(row.carte) as VoyageCard])))
  },
}
