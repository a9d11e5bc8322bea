import type { Magasin } from '@foulee/contract/club/magasins'
import { toOpeningHours } from '@foulee/domain/club/horaires-json-ld'

/**
 * schema.org data of a shop with its hours.
 * @param today exceptions before this day are left out
 */
export function magasinJsonLd(magasin: Magasin, publicUrl: string, today: string): object {
  const { slug, nom, description, site, telephone, position, photos, logo } = magasin
  const { adresse, ville, code_postal, pays, horaires, marques, social } = magasin
  const url = `${publicUrl}/magasins/${slug}`
  const pictures = [...photos.map((photo) => photo.url), logo].filter((item) => item !== null)
  const sameAs = [site, ...social.map((link) => link.url)].filter((item) => item !== null)
  return {
    '@context': 'https://schema.org',
    '@type': 'SportingGoodsStore',
    '@id': url,
    name: nom,
    url,
    ...(description && { description }),
    ...(telephone && { telephone }),
    ...(sameAs.length && { sameAs }),
    ...(pictures.length && { image: pictures.map((path) => publicUrl + path) }),
    ...(ville && {
      address: {
        '@type': 'PostalAddress',
        ...(adresse && { streetAddress: adresse }),
        addressLocality: ville,
        ...(code_postal && { postalCode: code_postal }),
        addressCountry: pays,
      },
    }),
    ...(position && {
      geo: { '@type': 'GeoCoordinates', longitude: position[0], latitude: position[1] },
    }),
    ...(marques.length && { brand: marques.map((name) => ({ '@type': 'Brand', name })) }),
    ...(horaires && { openingHoursSpecification: toOpeningHours(horaires, today) }),
  }
}
