import type { ListeVoyage } from '@foulee/contract/echanges/liste'
import { ETAT_DEPART_LABELS } from '@foulee/domain/sejours/depart'
import { formatDateRange } from '@foulee/domain/shared/date'
import { formatPrix } from '@foulee/domain/shared/mesure'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { type EntryKind, type ItemOf, type ListeSection, listMeasures } from './entry-kind.ts'

const A_VENIR: ListeSection = { key: 'sejours', place: 'aVenir', title: 'Séjours' }
const ANNULES: ListeSection = { key: 'sejours-annules', place: 'annules', title: 'Séjours annulés' }

export const voyageEntry: EntryKind<ListeVoyage> = {
  getName: ({ titre }) => titre,
  toOfflineEntry: ({ slug, lieu, prochain }) => ({
    lien: `/sejours/${slug}`,
    faits: [prochain && formatDateRange(prochain.debut, prochain.fin), lieu],
  }),
  gone: { name: 'ce séjour', text: 'Ce séjour n’est plus visible.' },
  Words: VoyageWords,
  mayBe: () => true,
  sectionOf: ({ statut }) => (statut === 'annulee' ? ANNULES : A_VENIR),
  open: A_VENIR,
}

function VoyageWords({ item }: { item: ItemOf<ListeVoyage> }) {
  const { slug, titre, lieu, prochain, duree_jours, agence, statut } = item
  const days = duree_jours === null ? '' : `${duree_jours}\u00a0jour${duree_jours > 1 ? 's' : ''}`
  const price = prochain && `${formatPrix(prochain.prix)} par personne`
  const facts = [lieu, days, ...listMeasures(item), price, agence.nom]
  return (
    <>
      {prochain && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold text-sapin">
          <span className="tabular-nums">{formatDateRange(prochain.debut, prochain.fin)}</span>
          <Badge tone="neutral">{ETAT_DEPART_LABELS[prochain.etat]}</Badge>
        </p>
      )}
      <h3 className="text-lg/6 wrap-anywhere">
        <Link className="hover:text-sapin hover:underline" to={`/sejours/${slug}`}>
          {titre}
        </Link>
      </h3>
      <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      {statut === 'annulee' && (
        <p className="mt-1">
          <Badge icon="alert" tone="danger">
            Séjour annulé
          </Badge>
        </p>
      )}
    </>
  )
}
