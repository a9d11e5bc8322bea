import type { ListeParcours } from '@foulee/contract/echanges/liste'
import { Link } from '#ui/link.tsx'
import { type EntryKind, type ItemOf, type ListeSection, listMeasures } from './entry-kind.ts'

const A_FAIRE: ListeSection = { key: 'parcours', place: 'aVenir', title: 'Parcours à faire' }

export const parcoursEntry: EntryKind<ListeParcours> = {
  getName: ({ titre }) => titre,
  toOfflineEntry: (item) => ({
    lien: `/parcours/${item.slug}`,
    faits: [...listMeasures(item), item.ville],
  }),
  gone: { name: 'ce parcours', text: 'Ce parcours n’est plus visible.' },
  Words: ParcoursWords,
  mayBe: () => true,
  sectionOf: () => A_FAIRE,
  open: A_FAIRE,
}

function ParcoursWords({ item }: { item: ItemOf<ListeParcours> }) {
  return (
    <>
      <h3 className="text-lg/6 wrap-anywhere">
        <Link className="hover:text-sapin hover:underline" to={`/parcours/${item.slug}`}>
          {item.titre}
        </Link>
      </h3>
      <p className="text-sm text-ink-soft">
        {[...listMeasures(item), item.ville].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}
