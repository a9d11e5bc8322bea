type Counts = {
  nb: number
  types: { reaction_types_id: number; nb: number }[]
  ma_reaction: number | null
}

export function react<T extends Counts>(before: T, ma_reaction: number | null): T {
  const counts = new Map(before.types.map(({ reaction_types_id, nb }) => [reaction_types_id, nb]))
  const add = (id: number | null, step: number) => {
    if (id !== null) counts.set(id, Math.max(0, (counts.get(id) ?? 0) + step))
  }
  add(before.ma_reaction, -1)
  add(ma_reaction, 1)
  const types = [...counts]
    .filter(([, nb]) => nb > 0)
    .map(([reaction_types_id, nb]) => ({ reaction_types_id, nb }))
  return { ...before, nb: types.reduce((sum, { nb }) => sum + nb, 0), types, ma_reaction }
}
