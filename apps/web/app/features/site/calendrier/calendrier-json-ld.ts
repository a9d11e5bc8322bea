import type { CourseCard } from '@foulee/contract/courses/courses'
import type { Crumb } from '#ui/breadcrumb.tsx'
import { breadcrumbList } from '#ui/json-ld.ts'

type Listed = { courses: readonly CourseCard[]; nb: number; offset: number }

export function directoryJsonLd(
  publicUrl: string,
  crumbs: readonly Crumb[],
  { courses, nb, offset }: Listed,
): object {
  const list = {
    '@type': 'ItemList',
    numberOfItems: nb,
    itemListElement: courses.map(({ nom, slug }, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      name: nom,
      url: `${publicUrl}/courses/${slug}`,
    })),
  }
  const graph = courses.length
    ? [breadcrumbList(crumbs, publicUrl), list]
    : [breadcrumbList(crumbs, publicUrl)]
  return { '@context': 'https://schema.org', '@graph': graph }
}
