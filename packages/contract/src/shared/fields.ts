import { findNomTrompeur } from '@foulee/domain/membres/nom-trompeur'
import { readAdresseWeb } from '@foulee/domain/shared/adresse-web'
import { toAsciiEmail } from '@foulee/domain/shared/email'
import { dropUnseen, VISIBLE } from '@foulee/domain/shared/signes'
import * as z from 'zod'

export const Id = z.int().min(1).max(2_147_483_647)

/** `{id}` of a detail call: id or slug (produit 1.1). */
export const IdOrSlug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Indiquez un identifiant ou un nom d’adresse.')

export const IdParam = z
  .string()
  .regex(/^\d{1,10}$/, 'Indiquez un identifiant.')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 2_147_483_647, 'Indiquez un identifiant.')

export const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
export const Day = z.iso.date()
/** HH:MM, Paris time */
export const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
export const Instant = z.iso.datetime({ offset: true })
export const Metres = z.int().min(0)
export const Cents = z.int().min(0)
export const Text = z.string().nullable()

const CONTROL = /[^\P{Cc}\n\t]/u
/** Control characters and bidirectional overrides. */
const CONTROL_IN_LINE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/**
 * Applied after `VISIBLE`, so that a text of invisible characters is rejected rather than empty.
 */
const clean = (text: string) => dropUnseen(text).trim()

export const line = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !CONTROL_IN_LINE.test(text), 'Retirez les caractères de contrôle.')
    .refine((text) => !text || VISIBLE.test(text), 'Écrivez au moins un caractère visible.')
    .overwrite(clean)

/** Name of a member, structure or group, checked against impersonation (produit 7.26). */
export const nameLine = (max: number, min = 1) =>
  line(max, min).superRefine((text, context) => {
    const message = findNomTrompeur(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

export const Equipe = z.literal(true).optional()

/** Email address; an internationalised domain is converted to ASCII. */
export const Email = z.string().trim().max(254).overwrite(toAsciiEmail).pipe(z.email().max(254))

/** External URL, with or without `https://`; an empty text means none. */
export const webAddress = z
  .string()
  .trim()
  .max(500)
  .transform((text, { addIssue }) => {
    const read = text ? readAdresseWeb(text) : { url: '' }
    if ('url' in read) return read.url
    addIssue({ code: 'custom', message: read.message })
    return z.NEVER
  })

export const paragraph = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .max(max)
    .refine((text) => !CONTROL.test(text), 'Retirez les caractères de contrôle.')
    .refine((text) => !text || VISIBLE.test(text), 'Écrivez au moins un caractère visible.')
    .overwrite(clean)
