import type { Accord } from '@foulee/domain/shared/publication'
import { capitalize } from '@foulee/domain/shared/typographie'

export type Noun = { nom: string; pluriel: string; accord: Accord }

export function decline({ nom, pluriel, accord }: Noun) {
  const isFeminine = accord === 'feminin'
  const isElided = /^[aeiouéè]/u.test(nom)
  const article = isFeminine ? 'la' : 'le'
  const of = isFeminine ? 'de la ' : 'du '
  return {
    nom: capitalize(nom),
    un: `${isFeminine ? 'une' : 'un'} ${nom}`,
    le: isElided ? `l’${nom}` : `${article} ${nom}`,
    du: isElided ? `de l’${nom}` : `${of}${nom}`,
    ce: isFeminine ? `cette ${nom}` : `${isElided ? 'cet' : 'ce'} ${nom}`,
    de: isElided ? `d’${nom}` : `de ${nom}`,
    tous: `${isFeminine ? 'Toutes' : 'Tous'} les ${pluriel}`,
    il: isFeminine ? 'Elle' : 'Il',
    /** Pronoun: « vous pouvez la soumettre ». */
    pronom: article,
    /** Possessive: « créez la vôtre ». */
    votre: `${article} vôtre`,
    /** End of a participle: « créée ». */
    e: isFeminine ? 'e' : '',
  }
}
