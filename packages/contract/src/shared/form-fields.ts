import { readNombre, type Unite } from '@foulee/domain/shared/nombre'
import * as z from 'zod'
import { chooseAmong, frenchErrors } from './french.ts'

/**
 * Multipart form fields, all sent as text: repeated names form a list, an object is JSON, an empty
 * text clears the value.
 */

export const formChoice = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(['', ...values] as ['', ...V])

export const formDay = z.union([z.literal(''), z.iso.date()], {
  error: 'Indiquez une date sous la forme AAAA-MM-JJ.',
})

const LARGEST = 999_999_999

/** Typed integer (« 1 500 », « 120 places »), or none. */
const wholeNumber = (
  min: number,
  message: string,
  { tooSmall = message, unite = 'nombre' }: { tooSmall?: string; unite?: Unite } = {},
) =>
  z
    .string()
    .max(40)
    .transform((text, context): number | null => {
      const value = readNombre(text, unite)
      if (value === null) return null
      if (value === undefined || !Number.isInteger(value) || value > LARGEST || value < -LARGEST) {
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
      if (value >= min) return value
      context.addIssue({ code: 'custom', message: tooSmall })
      return z.NEVER
    })

export const formCount = wholeNumber(0, 'Indiquez un nombre entier.', {
  tooSmall: 'Indiquez un nombre entier, 0 au moins.',
})

/** Cents, typed in euros, or none. */
export const formCents = wholeNumber(-LARGEST, 'Indiquez un prix en euros, comme 25 ou 25,50.', {
  unite: 'aucune',
})

export const formMetres = wholeNumber(0, 'Indiquez un nombre.', {
  tooSmall: 'Indiquez un nombre, 0 au moins.',
  unite: 'aucune',
})
export const formBoolean = z.enum(['true', 'false'], {
  error: 'Répondez par oui ou par non (true ou false).',
})

/** Integer without bounds, which the domain rules check. */
export const formInteger = wholeNumber(-LARGEST, 'Indiquez un nombre entier.')

const Choice = z.string().max(200)
const MAX_CHOICES = 200
/** Characters of a JSON field; the weeks of a plan are the longest. */
const MAX_JSON = 500_000

export const formList = <const V extends readonly [string, ...string[]]>(values: V) =>
  z
    .union([Choice, z.array(Choice).max(MAX_CHOICES)], { error: 'Indiquez une liste.' })
    .transform((input, context): V[number][] => {
      const list = [...new Set([input].flat().filter(Boolean))]
      if (list.every((value): value is V[number] => values.includes(value))) return list
      context.addIssue({ code: 'custom', message: chooseAmong(values) })
      return z.NEVER
    })

export const formJson = <S extends z.ZodType>(schema: S, message: string) =>
  z
    .string({ error: message })
    .max(MAX_JSON, message)
    .transform((text, context): z.output<S> => {
      const parsed = schema.safeParse(parseJson(text || '{}'), { error: frenchErrors })
      if (parsed.success) return parsed.data
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })

/** Like `formJson`, with errors on nested fields, `step.position`. */
export const formJsonByField = <S extends z.ZodType>(schema: S, message: string) =>
  z
    .string({ error: message })
    .max(MAX_JSON, message)
    .transform((text, context): z.output<S> => {
      const value = parseJson(text)
      const parsed = schema.safeParse(value, { error: frenchErrors })
      if (parsed.success) return parsed.data
      const issues = value === undefined ? [{ path: [], message }] : parsed.error.issues
      for (const { path, message } of issues) context.addIssue({ code: 'custom', path, message })
      return z.NEVER
    })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
