import { byFact, type FilKind, listFacts } from '#kernel/feed/fil-kind.ts'
import { findCardFacts } from './evenement-facts.ts'
import { isSeen } from './evenements.policy.ts'
import { presentCard } from './evenements.presenter.ts'

export const evenementFil: FilKind<'evenement'> = {
  kind: 'evenement',
  phrase: 'propose un évènement',
  async find({ db, viewer: { now } }, rows) {
    const shown = listFacts(rows).map((id) => ({ id, dates_id: null }))
    const found = (await findCardFacts(db, shown, now)).filter(isSeen)
    return byFact(rows, new Map(found.map((facts) => [facts.id, presentCard(facts, now)])))
  },
}
