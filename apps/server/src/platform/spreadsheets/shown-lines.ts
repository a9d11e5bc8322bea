const MAX_LINES = 1000

export function pickShown<Line extends { statut: string }>(lines: readonly Line[]): Line[] {
  const isRefused = ({ statut }: Line) => statut === 'refusee'
  return [...lines.filter(isRefused), ...lines.filter((line) => !isRefused(line))].slice(
    0,
    MAX_LINES,
  )
}
