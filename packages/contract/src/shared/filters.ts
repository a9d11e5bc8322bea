import * as z from 'zod'
import { chooseAmong } from './french.ts'

/**
 * A filter is declared once and used for query validation, `GET /api/filtres/*`, SQL conditions and
 * the filter panel. URL parameters (produit 1.7): {name}, {name}_min, {name}_max; zero or empty
 * disables the filter.
 */
type Words = { nom: string; description: string; placeholder?: string }

export type Filter =
  | ({ type: 'text'; schema: z.ZodType<unknown, string> } & Words)
  | ({ type: 'range'; max: number; unite: string } & Words)
  | ({ type: 'dateRange' } & Words)
  | ({ type: 'boolean' } & Words)
  | ({ type: 'multivalue'; possibles: Record<string, string> | null } & Words)

export type Filters = Record<string, Filter>

type ValueOf<F> = F extends { type: 'text'; schema: infer S extends z.ZodType }
  ? z.output<S>
  : F extends { type: 'range' }
    ? number
    : F extends { type: 'boolean' }
      ? true
      : F extends { type: 'multivalue' }
        ? string[]
        : string

type ParamNames<K extends string, F> = F extends { type: 'range' | 'dateRange' }
  ? `${K}_min` | `${K}_max`
  : K

export type FilterValues<F extends Filters> = {
  [K in keyof F & string as ParamNames<K, F[K]>]?: ValueOf<F[K]>
}

export type FilterInput<F extends Filters> = {
  [K in keyof F & string as ParamNames<K, F[K]>]?: string | number | boolean | readonly string[]
}

export type PageValues = { page: number; nb_page: number }
type PageInput = { page?: number | string; nb_page?: number | string }

export const names = (rows: readonly { code: string; nom: string }[]) =>
  Object.fromEntries(rows.map(({ code, nom }) => [code, nom]))

/** Characters, enough for several choices. */
const MAX_READ = 1000

/** Text parameter parsed by a domain function that returns null if invalid. */
export const readBy = <T>(read: (text: string) => T | null, message: string) =>
  z
    .string()
    .max(MAX_READ, message)
    .transform((text, context): T => {
      const value = read(text)
      if (value === null) {
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
      return value
    })

const NOT_APPLIED = new Set(['', '0'])
const isApplied = (value: unknown) => typeof value !== 'string' || !NOT_APPLIED.has(value.trim())
const optional = <T>(schema: z.ZodType<T, string>) =>
  z.preprocess((value) => (isApplied(value) ? value : undefined), schema.optional())

const CONTROL = /\p{Cc}/u
const Text = z
  .string()
  .max(200)
  .refine((text) => !CONTROL.test(text), 'Retirez les caractères de contrôle.')

const WholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, 'Indiquez un nombre entier positif.')
    .transform(Number)
    .refine((value) => value <= max, `Indiquez un nombre d’au plus ${max}.`)

const Flag = z
  .string()
  .max(10, 'Indiquez 1 pour oui.')
  .refine((value) => ['1', 'true', 'false'].includes(value), 'Indiquez 1 pour oui.')
  .transform((value) => (value === 'false' ? undefined : true))

const Choices = (possibles: Record<string, string> | null) =>
  z
    .string()
    .max(1000)
    .transform((value) => [...new Set(value.split(',').map((part) => part.trim()))].filter(Boolean))
    .refine(
      (values) => !possibles || values.every((value) => Object.hasOwn(possibles, value)),
      possibles ? chooseAmong(Object.keys(possibles)) : 'Choisissez parmi les valeurs proposées.',
    )

function parametersOf(name: string, filter: Filter): [string, z.ZodType][] {
  switch (filter.type) {
    case 'text':
      return [[name, optional(Text.pipe(filter.schema))]]
    case 'boolean':
      return [[name, optional(Flag as z.ZodType<unknown, string>)]]
    case 'multivalue':
      return [[name, optional(Choices(filter.possibles))]]
    case 'range':
      return ['min', 'max'].map((end) => [`${name}_${end}`, optional(WholeNumber(filter.max))])
    case 'dateRange':
      return ['min', 'max'].map((end) => [`${name}_${end}`, optional(z.iso.date())])
  }
}

function describeParameter(filter: Filter): {
  title: string
  description: string
  /** Not `examples`: in JSON Schema those describe the output, and zod drops them from inputs. */
  'x-examples': string[]
} {
  const { nom: title, description } = filter
  return { title, description, 'x-examples': examplesOf(filter) }
}

function examplesOf(filter: Filter): string[] {
  switch (filter.type) {
    case 'text':
      // A placeholder sentence is no example value.
      return [/^\S+$/.test(filter.placeholder ?? '') ? String(filter.placeholder) : 'Grenoble']
    case 'boolean':
      return ['1']
    case 'multivalue':
      return Object.keys(filter.possibles ?? {})
    case 'range':
      return [String(Math.ceil(filter.max / 100))]
    case 'dateRange':
      return ['2027-05-17']
  }
}

const Page = (fallback: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'Indiquez un nombre entier positif.')
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, `Indiquez un nombre de 1 à ${max}.`)
    .prefault(String(fallback))

const PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100
const MAX_PAGE = 1_000_000

/** Query of a list: filters, `page`, `nb_page`. Unknown parameters are ignored. */
export function filterQuery<const F extends Filters>(filters: F, pageSize = PAGE_SIZE) {
  const shape = Object.fromEntries([
    ...Object.entries(filters).flatMap(([name, filter]) =>
      parametersOf(name, filter).map(([parameter, schema]) => [
        parameter,
        schema.meta(describeParameter(filter)),
      ]),
    ),
    ['page', Page(1, MAX_PAGE).describe('Numéro de page, à partir de 1.')],
    ['nb_page', Page(pageSize, MAX_PAGE_SIZE).describe('Nombre d’éléments par page.')],
  ])
  return z.object(shape) as unknown as z.ZodType<
    FilterValues<F> & PageValues,
    FilterInput<F> & PageInput
  >
}

export const FilterOption = z.strictObject({ nom: z.string(), nb: z.int().min(0).nullable() })

export const FilterDefinition = z.strictObject({
  type: z.enum(['text', 'range', 'dateRange', 'boolean', 'multivalue']),
  nom: z.string(),
  description: z.string(),
  placeholder: z.string(),
  possibles: z.record(z.string(), FilterOption),
})
export type FilterDefinition = z.infer<typeof FilterDefinition>

export const describeFilter = (
  filter: Filter,
  options: Record<string, FilterOption> = staticOptions(filter),
): FilterDefinition => ({
  type: filter.type,
  nom: filter.nom,
  description: filter.description,
  placeholder: filter.placeholder ?? '',
  possibles: options,
})

export type FilterOption = z.infer<typeof FilterOption>

function staticOptions(filter: Filter): Record<string, FilterOption> {
  if (filter.type !== 'multivalue') return {}
  return Object.fromEntries(
    Object.entries(filter.possibles ?? {}).map(([key, nom]) => [key, { nom, nb: null }]),
  )
}
