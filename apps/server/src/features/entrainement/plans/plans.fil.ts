import { byFact, type FilKind, listFacts } from '#kernel/feed/fil-kind.ts'
import { presentCard } from './plans.presenter.ts'
import { findPublishedPlans } from './plans.queries.ts'

export const planFil: FilKind<'plan'> = {
  kind: 'plan',
  phrase: 'publie un plan d’entraînement',
  async find({ db }, rows) {
    const found = await findPublishedPlans(db, listFacts(rows))
    return byFact(rows, new Map(found.map((row) => [row.id, presentCard(row)])))
  },
}
