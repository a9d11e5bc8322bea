import type { EndpointKey } from '@foulee/contract/shared/kit'
import { operationIdOf } from './openapi.ts'
import { SECTIONS, type Section } from './sections.ts'

export const HOME = '/api/docs'
export const pathOf = ({ id }: Pick<Section, 'id'>): string => `${HOME}/${id}`

export const pathOfCall = (section: Section, key: EndpointKey): string =>
  `${pathOf(section)}#${operationIdOf(key)}`

const SECTION_OF_SCHEMA: ReadonlyMap<string, Section> = new Map(
  SECTIONS.toReversed().flatMap((section) =>
    Object.keys(section.schemas).map((name) => [name, section] as const),
  ),
)
export const findSectionOfSchema = (name: string): Section | undefined =>
  SECTION_OF_SCHEMA.get(name)

export function pathOfSchema(name: string): string {
  const section = findSectionOfSchema(name)
  return `${section ? pathOf(section) : HOME}#schema-${name}`
}
