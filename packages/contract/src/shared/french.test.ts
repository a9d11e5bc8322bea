import { expect, it } from 'vitest'
import * as z from 'zod'
import { frenchErrors, toFieldErrors } from './french.ts'

it.each([
  [z.array(z.int()).min(1), [], 'Choisissez au moins un élément.'],
  [z.enum(['', 'debutant', 'expert']), 'x', 'Choisissez parmi\u00a0: debutant, expert.'],
  [z.array(z.int()).max(2), [1, 2, 3], 'Choisissez au plus 2\u00a0éléments.'],
  [z.string().min(1), '', 'Ce champ est obligatoire.'],
  [z.union([z.int(), z.string()]), undefined, 'Ce champ est obligatoire.'],
])('a validation error is reported in French: %#', (schema, value, said) => {
  const { error } = z.object({ champ: schema }).safeParse({ champ: value }, { error: frenchErrors })
  expect(error && toFieldErrors(error)).toEqual({ champ: said })
})
