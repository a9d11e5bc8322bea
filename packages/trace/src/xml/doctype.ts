import { TraceError } from '../track.ts'

/** Longer than any that a program writes. */
const MAX_DOCTYPE = 16_384
const ENTITY = /<!ENTITY\s+([\w:.-]+)\s+("[^"&%]*"|'[^'&%]*')\s*>/g

/**
 * The entities that a DOCTYPE declares, each to be read as nothing: a route needs none, so none is
 * ever expanded or fetched. Throws `entite_refusee` for those that only attacks contain: external
 * ones, parameters, and entities made of entities. An external DTD is not fetched and not refused.
 */
export function ignoredEntities(doctype: string): string[] {
  if (doctype.length > MAX_DOCTYPE) throw refused()
  const names = Array.from(doctype.matchAll(ENTITY), ([, name = '']) => name)
  const declared = doctype.split('<!ENTITY').length - 1
  if (declared !== names.length) throw refused()
  return names
}

const refused = () =>
  new TraceError(
    'entite_refusee',
    'Ce fichier contient des entités XML, que nous refusons par sécurité. Exportez-le de nouveau depuis votre montre ou votre application.',
  )
