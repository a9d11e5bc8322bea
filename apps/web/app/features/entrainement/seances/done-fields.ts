import type { Input } from '@foulee/contract/call'

type Done = Input<'POST /api/training-session/{id}'>['body']

/** An empty field says nothing; a comma is a point. What is no number is left to the server to refuse. */
function toNumber(text: FormDataEntryValue | null, factor: number): number | undefined {
  const typed = String(text ?? '')
    .replace(',', '.')
    .replace(/\s/g, '')
  return typed === '' ? undefined : Math.round(Number(typed) * factor)
}

/** The form of what was done, as the call takes it: minutes as seconds, kilometres as metres. */
export function readDone(form: FormData): Done {
  const jour = String(form.get('jour') ?? '')
  const mots = String(form.get('mots') ?? '').trim()
  const figures = {
    duree: toNumber(form.get('duree'), 60),
    distance: toNumber(form.get('distance'), 1000),
    rpe: toNumber(form.get('rpe'), 1),
  }
  const told = Object.entries(figures).filter(([, value]) => value !== undefined)
  return {
    etat: 'fait',
    ...(jour && { jour }),
    ...(mots && { mots }),
    ...Object.fromEntries(told),
  }
}
