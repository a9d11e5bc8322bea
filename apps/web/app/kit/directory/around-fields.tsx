import { AROUND_PARAMS, type Around } from './around.ts'

/** Hidden fields that keep the circle when the form is sent; a chip removes it. */
export function AroundFields({ search }: { search: Around | undefined }) {
  if (!search?.autour) return null
  return AROUND_PARAMS.map((name) => (
    <input key={name} name={name} type="hidden" value={search[name]} />
  ))
}
