import { useTheme } from '@mui/material'

const WIDTH = 300
const HEIGHT = 64
const GAP = 0.2

/** Column chart, relative to the maximum. Decorative: the figures are in the table. */
export function Columns({ valeurs }: { valeurs: readonly number[] }) {
  const { palette } = useTheme()
  const most = Math.max(5, ...valeurs)
  const step = WIDTH / Math.max(1, valeurs.length)
  return (
    <svg
      aria-hidden
      height={HEIGHT}
      preserveAspectRatio="none"
      style={{ display: 'block', marginTop: 12 }}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
    >
      {valeurs.map((nb, at) => (
        <rect
          fill={palette.primary.main}
          height={(nb / most) * (HEIGHT - 1)}
          // biome-ignore lint/suspicious/noArrayIndexKey: the nth column is the nth day
          key={at}
          width={step * (1 - GAP)}
          x={at * step + (step * GAP) / 2}
          y={(1 - nb / most) * (HEIGHT - 1)}
        />
      ))}
      <rect fill={palette.divider} height={1} width={WIDTH} x={0} y={HEIGHT - 1} />
    </svg>
  )
}
