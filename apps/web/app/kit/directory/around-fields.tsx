import { AROUND_PARAMS, type Around } from './around.ts'

export function AroundFields({ search }: { search: Around | undefined }) {
  if (!search?.autour) return null
  return AROUND_PARAMS.map((name) => (
    <input key={name} name={name} type="hidden" value={search[name]} />
  ))
}
