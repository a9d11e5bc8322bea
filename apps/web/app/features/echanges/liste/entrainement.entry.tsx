import type { ListeEntrainement } from '@foulee/contract/echanges/liste'
import { OBJECTIF_SEANCE_LABELS } from '@foulee/domain/entrainement/seance'
import { getTotaux, listTotaux } from '@foulee/domain/entrainement/totaux'
import { BlocsSeance } from '#features/entrainement/shared/blocs-seance.tsx'
import { Link } from '#ui/link.tsx'
import type { EntryKind, ItemOf, ListeSection } from './entry-kind.ts'

const A_FAIRE: ListeSection = { key: 'seances', place: 'aVenir', title: 'Séances à faire' }

export const entrainementEntry: EntryKind<ListeEntrainement> = {
  getName: ({ titre }) => titre,
  toOfflineEntry: ({ slug, objectif }) => ({
    lien: `/training/${slug}`,
    faits: [OBJECTIF_SEANCE_LABELS[objectif]],
  }),
  gone: { name: 'cette séance', text: 'Cette séance n’est plus visible.' },
  Words: SeanceWords,
  mayBe: () => true,
  sectionOf: () => A_FAIRE,
  open: A_FAIRE,
}

function SeanceWords({ item }: { item: ItemOf<ListeEntrainement> }) {
  const { slug, titre, objectif, steps } = item
  const totals = listTotaux(getTotaux(steps)).filter(({ nom }) => nom !== 'charge')
  return (
    <>
      <h3 className="text-lg/6 wrap-anywhere">
        <Link className="hover:text-sapin hover:underline" to={`/training/${slug}`}>
          {titre}
        </Link>
      </h3>
      <p className="text-sm text-ink-soft">
        {[OBJECTIF_SEANCE_LABELS[objectif], ...totals.map(({ texte }) => texte)].join(' · ')}
      </p>
      <div className="max-w-md pt-2">
        <BlocsSeance isDecorative steps={steps} />
      </div>
    </>
  )
}
