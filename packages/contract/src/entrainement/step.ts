import { CIBLE_LIMITS, type CIBLES_CHIFFREES, STEP_LIMITS } from '@foulee/domain/entrainement/step'
import * as z from 'zod'
import { Id, paragraph } from '../shared/fields.ts'

const { temps, distance, fois, commentaire, nombre } = STEP_LIMITS

export const SIMPLE_STEP_TYPES = [
  'echauffement',
  'effort',
  'recuperation',
  'retour_au_calme',
] as const

export const Fin = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('temps'), valeur: z.int().min(temps.min).max(temps.max) }),
  z.strictObject({
    type: z.literal('distance'),
    valeur: z.int().min(distance.min).max(distance.max),
  }),
  z.strictObject({ type: z.literal('touche') }),
])

const numeric = (type: (typeof CIBLES_CHIFFREES)[number]) => {
  const { min, max } = CIBLE_LIMITS[type]
  const value = z.number().min(min).max(max)
  return z.strictObject({
    type: z.literal(type),
    min: value,
    max: value,
    zone: z.string().max(10).optional(),
  })
}

const Cible = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('libre') }),
  numeric('allure'),
  numeric('vma'),
  numeric('fc'),
  numeric('fc_max'),
  numeric('rpe'),
  numeric('puissance'),
])

const PLACE = 'Indiquez une place par sa longitude et sa latitude, par exemple [5.72,45.19].'
const degrees = (max: number) => z.number(PLACE).min(-max, PLACE).max(max, PLACE)

const SimpleStep = z.strictObject({
  id: Id.optional(),
  type: z.enum(SIMPLE_STEP_TYPES),
  fin: Fin,
  cible: Cible,
  commentaire: paragraph(commentaire).optional(),
  position: z.tuple([degrees(180), degrees(90)], PLACE).optional(),
})

const repetitionOf = <S extends z.ZodType>(step: S) =>
  z.strictObject({
    id: Id.optional(),
    type: z.literal('repetition'),
    fois: z.int().min(fois.min).max(fois.max),
    steps: z.array(step).min(1).max(nombre),
    commentaire: paragraph(commentaire).optional(),
  })

/** Discriminated by type, so that errors are reported on the right field. */
const stepOr = <R extends ReturnType<typeof repetitionOf>>(repetition: R) =>
  z.discriminatedUnion('type', [SimpleStep, repetition])

export const Step = stepOr(repetitionOf(stepOr(repetitionOf(SimpleStep))))
export type Step = z.infer<typeof Step>

export const Steps = z.array(Step).max(nombre)
