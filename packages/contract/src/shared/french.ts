import type * as z from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const TYPES: Record<string, string> = {
  string: 'Indiquez un texte.',
  number: 'Indiquez un nombre.',
  int: 'Indiquez un nombre entier.',
  boolean: 'Répondez par oui ou par non (true ou false).',
  array: 'Indiquez une liste.',
  object: 'Indiquez un objet.',
  date: 'Indiquez une date.',
}

const FORMATS: Record<string, string> = {
  email: 'Indiquez une adresse email, par exemple prenom@exemple.fr.',
  url: 'Indiquez une adresse complète, par exemple https://exemple.fr.',
  date: 'Indiquez une date sous la forme AAAA-MM-JJ.',
  datetime: 'Indiquez une date et une heure au format ISO 8601.',
}

const REFUSED_VALUE = 'Cette valeur n’est pas acceptée.'

export const chooseAmong = (values: readonly string[]): string =>
  `Choisissez parmi\u00a0: ${values.filter(Boolean).join(', ')}.`

export const frenchErrors: z.core.$ZodErrorMap = (issue: Issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Ce champ est obligatoire.'
      return TYPES[issue.expected] ?? 'Cette valeur n’a pas la forme attendue.'
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Cette valeur n’a pas la forme attendue.'
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_value':
      return chooseAmong(issue.values.map(String))
    case 'unrecognized_keys':
      return `Champs inconnus\u00a0: ${issue.keys.join(', ')}.`
    case 'invalid_union':
      return issue.input === undefined ? 'Ce champ est obligatoire.' : REFUSED_VALUE
    default:
      return REFUSED_VALUE
  }
}

function tooSmall(origin: string, minimum: number): string {
  if (origin === 'string') {
    return minimum <= 1 ? 'Ce champ est obligatoire.' : `Indiquez au moins ${minimum} caractères.`
  }
  if (origin === 'array') return `Choisissez au moins ${countElements(minimum)}.`
  return `Indiquez un nombre d’au moins ${minimum}.`
}

function tooBig(origin: string, maximum: number): string {
  if (origin === 'string') return `Indiquez au plus ${maximum} caractères.`
  if (origin === 'array') return `Choisissez au plus ${countElements(maximum)}.`
  return `Indiquez un nombre d’au plus ${maximum}.`
}

/** Validation errors for the envelope: field path → first message. */
export function toFieldErrors(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues.flatMap(unfold)) {
    const field = path.map(String).join('.') || 'corps'
    errors[field] ??= message
  }
  return errors
}

function unfold(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.message !== REFUSED_VALUE) return [issue]
  const depth = (issues: readonly z.core.$ZodIssue[]) =>
    Math.max(0, ...issues.map(({ path }) => path.length))
  const [nearest] = issue.errors.toSorted((a, b) => depth(b) - depth(a))
  if (!nearest || depth(nearest) === 0) return [issue]
  return nearest.flatMap((item) => unfold({ ...item, path: [...issue.path, ...item.path] }))
}

const countElements = (nb: number | bigint) =>
  Number(nb) === 1 ? 'un élément' : `${nb}\u00a0éléments`
