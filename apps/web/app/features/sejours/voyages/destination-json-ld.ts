import type { VoyageCard } from '@foulee/contract/sejours/voyages'
import type { Crumb } from '#ui/breadcrumb.tsx'
import { breadcrumbList } from '#ui/json-ld.ts'
import { voyagePath } from './paths.ts'

type Listed = Pick<VoyageCard, 'titre' | 'slug'>

export const destinationJsonLd = (
  voyages: readonly Listed[],
  crumbs: readonly Crumb[],
  { publicUrl, offset }: { publicUrl: string; offset: number },
): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    breadcrumbList(crumbs, publicUrl),
    ...(voyages.length
      ? [
          {
            '@type': 'ItemList',
            itemListElement: voyages.map(({ titre, slug }, index) => ({
              '@type': 'ListItem',
              position: offset + index + 1,
              name: titre,
              url: publicUrl + voyagePath(slug),
            })),
          },
        ]
      : []),
  ],
})
