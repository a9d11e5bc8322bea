import type { AgencePage } from '@foulee/contract/sejours/agences'

export function agenceJsonLd(agence: AgencePage, publicUrl: string): object {
  const { slug, nom, description, site, logo, immatriculation, social, voyages } = agence
  const url = `${publicUrl}/agences/${slug}`
  const address = postalAddress(agence)
  const sameAs = [site, ...social.map((link) => link.url)].filter((item) => item !== null)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TravelAgency',
        '@id': url,
        name: nom,
        url,
        ...(description && { description }),
        ...(sameAs.length && { sameAs }),
        ...(logo && { logo: publicUrl + logo, image: publicUrl + logo }),
        ...(immatriculation && { identifier: immatriculation }),
        ...(address && { address }),
      },
      ...(voyages.length
        ? [
            {
              '@type': 'ItemList',
              itemListElement: voyages.map((voyage, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: voyage.titre,
                url: `${publicUrl}/sejours/${voyage.slug}`,
              })),
            },
          ]
        : []),
    ],
  }
}

function postalAddress({ adresse, ville, code_postal, pays }: AgencePage): object | null {
  if (!ville) return null
  return {
    '@type': 'PostalAddress',
    ...(adresse && { streetAddress: adresse }),
    addressLocality: ville,
    ...(code_postal && { postalCode: code_postal }),
    addressCountry: pays,
  }
}
