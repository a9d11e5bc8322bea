import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useTheme,
} from '@mui/material'

type Part = {
  label: string
  nb: number
  tone: 'success' | 'error' | 'primary' | 'info' | 'warning'
}
export type Bar = { id: string | number; label: string; parts: readonly Part[] }

type BarsProps = {
  caption: string
  head: string
  bars: readonly Bar[]
}

export function Bars({ caption, head, bars }: BarsProps) {
  const { palette } = useTheme()
  const [first] = bars
  if (!first) return <Typography>Rien à compter pour le moment.</Typography>
  const most = Math.max(1, ...bars.map(({ parts }) => sum(parts)))
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label={caption} size="small">
        <TableHead>
          <TableRow>
            <TableCell>{head}</TableCell>
            {first.parts.map(({ label, tone }) => (
              <TableCell
                align="right"
                key={label}
                sx={{ px: NARROW, whiteSpace: { sm: 'nowrap' } }}
              >
                <Mark color={palette[tone].main} /> {label}
              </TableCell>
            ))}
            <TableCell aria-hidden sx={{ ...WIDE, width: '40%' }} />
          </TableRow>
        </TableHead>
        <TableBody>
          {bars.map(({ id, label, parts }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ px: NARROW }}>
                {label}
                <Box aria-hidden sx={{ display: { sm: 'none' }, pt: 0.5 }}>
                  <Picture most={most} parts={parts} />
                </Box>
              </TableCell>
              {parts.map((part) => (
                <TableCell align="right" key={part.label} sx={{ px: NARROW }}>
                  {part.nb}
                </TableCell>
              ))}
              <TableCell aria-hidden sx={{ ...WIDE, minWidth: 120 }}>
                <Picture most={most} parts={parts} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const WIDE = { display: { xs: 'none', sm: 'table-cell' } }
const NARROW = { xs: 0.75, sm: 2 }

function Picture({ parts, most }: { parts: readonly Part[]; most: number }) {
  const { palette } = useTheme()
  return (
    <Box sx={{ display: 'flex', gap: '2px', height: 14 }}>
      {parts.map(({ label, nb, tone }) => (
        <Box
          key={label}
          sx={{
            backgroundColor: palette[tone].main,
            borderRadius: '2px',
            width: `${(100 * nb) / most}%`,
          }}
        />
      ))}
    </Box>
  )
}

const sum = (parts: readonly Part[]) => parts.reduce((total, { nb }) => total + nb, 0)

const Mark = ({ color }: { color: string }) => (
  <Box
    aria-hidden
    component="span"
    sx={{
      backgroundColor: color,
      borderRadius: '2px',
      display: 'inline-block',
      height: 10,
      width: 10,
    }}
  />
)
