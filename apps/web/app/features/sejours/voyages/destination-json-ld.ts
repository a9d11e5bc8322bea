import type { VoyageCard } from '@foulee/contract/sejours/voyages'
import type { Crumb } from '#ui/breadcrumb.tsx'
import { breadcrumbList } from '#ui/json-ld.ts'
import { voyagePath } from './paths.ts'

type Listed = Pick<VoyageCard, 'titre' | 'slug'>

/**
 * What a search engine reads of a page of the directory (schema.org): its stays in order, and where the
 * page stands.
 * @param offset how many stays are on the pages before
 */
export const destinationJsonLd = (
  voyages: readonly Listed[],
  crumbs: readonly Crumb[],
  { publicUrl, offset }: { publicUrl: string; offset: number },
): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    breadcrumbList(crumbs, publicUrl),
    // A list of nothing says nothing.
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
