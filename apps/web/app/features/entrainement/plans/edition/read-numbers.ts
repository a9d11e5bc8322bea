import { assertFields } from '#ui/form/form-values.ts'
import { readScaled } from '#ui/form/read-number.ts'

type Text = string | readonly string[]

/**
 * Kilometres or metres as whole metres, in JSON; invalid text is sent unchanged for the server to
 * refuse.
 */
export function toMetres(text: Text, factor: 1000 | 1): string {
  const value = readScaled(String(text), factor)
  return JSON.stringify(value === undefined ? String(text) : value)
}

/** Euros as cents, in JSON; empty means free. */
export function toPrix(text: Text): string {
  const value = readScaled(String(text), 100)
  return JSON.stringify(value === undefined ? String(text) : (value ?? 0))
}

const isWithin = (json: Text | undefined, max: number): boolean => {
  if (json === undefined) return true
  const value: unknown = JSON.parse(String(json))
  return value === null || (typeof value === 'number' && value >= 0 && value <= max)
}

/**
 * Rejects invalid numbers in the units of the fields.
 * @param findOthers further errors of these fields, reported together
 * @throws ApiError `champs_invalides`
 */
export function assertRead(
  sent: Readonly<Record<string, Text>>,
  findOthers: () => Readonly<Record<string, string>> = () => ({}),
): void {
  const unread = findUnread(sent)
  if (Object.values(unread).some(Boolean)) assertFields({ ...findOthers(), ...unread })
}

function findUnread(sent: Readonly<Record<string, Text>>) {
  return {
    distance_cible: isWithin(sent.distance_cible, 1_000_000)
      ? undefined
      : 'Indiquez des kilomètres, comme 10 ou 21,1.',
    denivele_cible: isWithin(sent.denivele_cible, 50_000)
      ? undefined
      : 'Indiquez des mètres, comme 350.',
    prix: isWithin(sent.prix, 100_000)
      ? undefined
      : 'Indiquez un prix en euros, comme 25 ou 12,50\u00a0: 1\u202f000\u00a0€ au plus.',
  }
}
