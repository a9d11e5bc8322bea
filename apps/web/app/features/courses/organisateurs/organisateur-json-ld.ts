import type { OrganisateurPage } from '@foulee/contract/courses/organisateurs'

export function organisateurJsonLd(organisateur: OrganisateurPage, publicUrl: string): object {
  const { slug, nom, description, ville, code_postal, site, logo, courses } = organisateur
  const url = `${publicUrl}/organisateurs/${slug}`
  const address = ville && {
    '@type': 'PostalAddress',
    addressLocality: ville,
    ...(code_postal && { postalCode: code_postal }),
    addressCountry: 'FR',
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'SportsOrganization',
        '@id': url,
        name: nom,
        url,
        ...(description && { description }),
        ...(site && { sameAs: [site] }),
        ...(logo && { logo: publicUrl + logo }),
        ...(address && { address }),
      },
      ...(courses.length
        ? [
            {
              '@type': 'ItemList',
              itemListElement: courses.map((course, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: course.nom,
                url: `${publicUrl}/courses/${course.slug}`,
              })),
            },
          ]
        : []),
    ],
  }
}
