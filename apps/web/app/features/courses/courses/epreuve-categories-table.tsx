import type { Epreuve } from '@foulee/contract/courses/courses'
import { formatDistanceShort } from '@foulee/domain/shared/mesure'
import { Badge } from '#ui/badge.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { type CategorieRow, findYoungCategories } from './epreuve-categories.ts'

export function EpreuveCategories({ epreuve, date }: { epreuve: Epreuve; date: string }) {
  const found = findYoungCategories(epreuve, date)
  if (!found) return null
  const isByEffort = epreuve.type === 'trail' || epreuve.type === 'nature'
  const columns: Column<CategorieRow>[] = [
    { id: 'categorie', header: 'Catégorie', cell: ({ label }) => label },
    { id: 'annees', header: 'Année de naissance', cell: yearsText },
    {
      id: 'max',
      header: isByEffort ? 'Effort maximal' : 'Distance maximale',
      cell: ({ max }) => maxText(max, isByEffort),
    },
    {
      id: 'acces',
      header: 'Cette épreuve',
      cell: ({ isAllowed }) => <Access isAllowed={isAllowed} />,
    },
  ]
  return (
    <section aria-labelledby="categories" className="grid gap-5">
      <SectionHeading
        id="categories"
        lead={`Limites usuelles de la FFA pour les jeunes, saison ${found.saison}. L’organisateur peut fixer un âge plus élevé.`}
        title="Qui peut courir"
      />
      <DataTable
        caption="Catégories d’âge et accès à l’épreuve"
        columns={columns}
        keyOf={({ categorie }) => categorie}
        rows={found.rows}
      />
    </section>
  )
}

function yearsText({ naissances: { depuis, jusque }, max }: CategorieRow): string {
  if (max === null) return `${jusque} et avant`
  return depuis === jusque ? String(depuis) : `${depuis} à ${jusque}`
}

function maxText(max: number | null, isByEffort: boolean): string {
  if (max === null) return 'Sans limite'
  return isByEffort ? `${max / 1000}\u00a0km-effort` : formatDistanceShort(max)
}

function Access({ isAllowed }: { isAllowed: boolean }) {
  return isAllowed ? (
    <Badge icon="check" tone="success">
      Autorisée
    </Badge>
  ) : (
    <Badge tone="neutral">Trop longue</Badge>
  )
}
