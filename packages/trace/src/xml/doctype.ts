import { TraceError } from '../track.ts'

/** Longer than any real one. */
const MAX_DOCTYPE = 16_384
const ENTITY = /<!ENTITY\s+([\w:.-]+)\s+("[^"&%]*"|'[^'&%]*')\s*>/g

/**
 * Entities declared in a DOCTYPE, all replaced by nothing: none is expanded or fetched. External
 * DTDs are ignored.
 * @throws TraceError `entite_refusee` for external, parameter and nested entities, used only by
 * attacks
 */
export function ignoredEntities(doctype: string): string[] {
  if (doctype.length > MAX_DOCTYPE) throw createEntityError()
  const names = Array.from(doctype.matchAll(ENTITY), ([, name = '']) => name)
  const declared = doctype.split('<!ENTITY').length - 1
  if (declared !== names.length) throw createEntityError()
  return names
}

const createEntityError = () =>
  new TraceError(
    'entite_refusee',
    'Ce fichier contient des entités XML, que nous refusons par sécurité. Exportez-le de nouveau depuis votre montre ou votre application.',
  )
